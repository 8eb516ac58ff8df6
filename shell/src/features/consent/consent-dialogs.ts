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

function onDecision(): void {
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
let running: Promise<void> | null = null;

/** Readies the dialogs, once for a page; nothing shows yet. Their stylesheet must be there before. */
function run(): Promise<void> {
  running ??= (async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleOfDialogs());
    document.adoptedStyleSheets.push(sheet);
    await CookieConsent.run({
      ...consentDialogs(),
      onFirstConsent: onDecision,
      onChange: onDecision,
      onModalShow: ({ modalName }) => {
        if (modalName === 'preferencesModal') markLower(true);
      },
      onModalHide: ({ modalName }) => {
        if (modalName !== 'preferencesModal') return;
        markLower(false);
        settingsClosed();
      },
    });
  })();
  return running;
}

/** Whether the question is put. */
let asked = false;

/** Puts the question, or takes it back. */
export async function ask(asking: boolean): Promise<void> {
  await run();
  if (asking === asked) return;
  asked = asking;
  if (asking) CookieConsent.show(true);
  else CookieConsent.hide();
}

/** Opens the settings. @param onClosed hears that they were closed, however that came about */
export async function openSettings(onClosed: () => void): Promise<void> {
  await run();
  settingsClosed = onClosed;
  CookieConsent.showPreferences();
}
