import * as CookieConsent from 'vanilla-cookieconsent';
import { createApiClient } from '@vela/contracts/client';
import { CONSENT_COOKIE } from '@vela/contracts/constants';
import { recordConsent } from '@vela/contracts/endpoints';
import { styleOfDialogs } from './consent-style.js';
import { decisions, readDecision } from './decision.js';
import { consentDialogs } from './dialog-config.js';

/** The settings may open above the question: of two dialogs only the upper one is modal, which the library does not say. */
function markLower(lower: boolean): void {
  document.querySelector('#cc-main .cm')?.setAttribute('aria-modal', String(!lower));
}

/** What holds in this browser. */
const standing = (): string => JSON.stringify(readDecision(document.cookie));
/** What held when the library, which reads it once, read or wrote it last. */
let known: string | null = null;

function onDecision(): void {
  known = standing();
  decisions.announce();
  const made = readDecision(document.cookie);
  if (made === null) return;
  const { consentId, categories } = made;
  const body = { consentId, kind: 'cookies' as const, revision: CONSENT_COOKIE.revision, categories: [...categories] };
  // The decision holds in this browser even if the record cannot be made now.
  createApiClient((input, init) => fetch(input, init))
    .call(recordConsent, { body })
    .catch(() => undefined);
}

/** Hears that the settings were closed. */
let settingsClosed: () => void = () => undefined;
let settingsOpen = false;
/** Whether the question is asked. */
let asked = false;

/** Puts the question where it is asked, and nothing lies over the page that would keep everybody from answering it. */
function settle(): void {
  if (asked && !CookieConsent.validConsent() && document.querySelector('dialog[open]') === null)
    CookieConsent.show(true);
  else CookieConsent.hide();
}

/** Follows what opens over the page, and closes; a dialog may be taken out of it without a word. */
const over = new MutationObserver(settle);

/** Has the library read what holds. Nothing shows yet. */
async function start(): Promise<void> {
  known = standing();
  await CookieConsent.run({
    ...consentDialogs(),
    onFirstConsent: onDecision,
    onChange: onDecision,
    onModalShow: ({ modalName }) => {
      if (modalName !== 'preferencesModal') return;
      settingsOpen = true;
      markLower(true);
    },
    onModalHide: ({ modalName }) => {
      if (modalName !== 'preferencesModal') return;
      settingsOpen = false;
      markLower(false);
      settingsClosed();
    },
  });
}

/** Has the library read what holds by now. The focus goes back to where it was before the dialogs. */
async function startAnew(): Promise<void> {
  const told = settingsClosed;
  settingsClosed = () => undefined;
  CookieConsent.hidePreferences();
  CookieConsent.hide();
  settingsClosed = told;
  CookieConsent.reset(false);
  await start();
}

/** Shows what was decided elsewhere meanwhile: the library would show what it knew, and take a press that says so for nothing new. */
async function catchUp(): Promise<void> {
  if (standing() === known) return;
  const reopens = settingsOpen;
  await startAnew();
  settle();
  if (reopens) CookieConsent.showPreferences();
}

/** Has what was just pressed hold where the library wrote nothing, because it did not know that the cookie had changed. */
function keepPressed({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('#cc-main [data-role]:not([data-role="show"])') === null) return;
  const { acceptedCategories: pressed } = CookieConsent.getUserPreferences();
  const kept = readDecision(document.cookie)?.categories ?? [];
  if (kept.length === pressed.length && pressed.every((category) => kept.includes(category))) return;
  running =
    running
      ?.then(startAnew)
      .then(() => CookieConsent.acceptCategory(pressed))
      .then(settle) ?? null;
}

let running: Promise<void> | null = null;

/** Readies the dialogs, whose stylesheet must be there before. @returns when they know what holds */
function ready(): Promise<void> {
  if (running === null) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleOfDialogs());
    document.adoptedStyleSheets.push(sheet);
    running = start();
    document.addEventListener('click', keepPressed);
    decisions.subscribe(() => void ready().catch((error: unknown) => console.error(error)));
  } else running = running.then(catchUp);
  return running;
}

/** Puts the question, or takes it back. While a dialog lies over the page it waits. */
export async function ask(asking: boolean): Promise<void> {
  asked = asking;
  await ready();
  if (asked) over.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  else over.disconnect();
  settle();
}

/** Opens the settings. @param onClosed hears that they were closed, however that came about */
export async function openSettings(onClosed: () => void): Promise<void> {
  await ready();
  settingsClosed = onClosed;
  CookieConsent.showPreferences();
}
