import type * as DialogsModule from './consent-dialogs.js';
import { readDecision } from './decision.js';
import { loadStylesheet } from './stylesheet.js';

export type Dialogs = typeof DialogsModule;

export const isBot = (): boolean => navigator.webdriver || /bot|crawl|slurp|spider|preview/i.test(navigator.userAgent);

/** Loads the dialogs with their stylesheet; a second call takes what the first one loaded. */
export async function loadDialogs(): Promise<Dialogs> {
  const [dialogs] = await Promise.all([import('./consent-dialogs.js'), loadStylesheet()]);
  return dialogs;
}

/** Loads the dialogs beside the page that is to come, where the visitor will be asked: the question stands when the page does. */
export function loadDialogsAhead(): void {
  // Whoever shows them tries again.
  if (readDecision(document.cookie) === null && !isBot()) loadDialogs().catch(() => undefined);
}
