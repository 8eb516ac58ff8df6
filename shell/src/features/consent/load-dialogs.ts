import type * as DialogsModule from './consent-dialogs.js';
import { readDecision } from './decision.js';
import { loadStylesheet } from './stylesheet.js';

export type Dialogs = typeof DialogsModule;

/** Where a page keeps its dialogs: what a reader gets first and the shell are built apart, and the dialogs are there once. */
const KEPT = 'vela:consent-dialogs';

export const isBot = (): boolean => navigator.webdriver || /bot|crawl|slurp|spider|preview/i.test(navigator.userAgent);

/** Loads the dialogs with their stylesheet; a second call takes what the first one loaded. */
export function loadDialogs(): Promise<Dialogs> {
  const page = globalThis as { [KEPT]?: Promise<Dialogs> };
  page[KEPT] ??= Promise.all([import('./consent-dialogs.js'), loadStylesheet()]).then(
    ([dialogs]) => dialogs,
    (error: unknown) => {
      delete page[KEPT];
      throw error;
    },
  );
  return page[KEPT];
}

/** @returns whether this visitor has to be asked: they are no program, and made no decision that counts */
export const isUnasked = (cookies: string): boolean => readDecision(cookies) === null && !isBot();

/** Loads the dialogs beside the page that is to come, where the visitor will be asked: the question stands when the page does. */
export function loadDialogsAhead(): void {
  // Whoever shows them tries again.
  if (isUnasked(document.cookie)) loadDialogs().catch(() => undefined);
}
