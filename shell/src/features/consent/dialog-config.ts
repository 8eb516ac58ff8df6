import type { CookieConsentConfig } from 'vanilla-cookieconsent';
import { CONSENT_CATEGORIES, CONSENT_COOKIE } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';

const COLUMNS = { name: 'Name', kind: 'Kind', purpose: 'Purpose', lasts: 'Kept' };

const sections = CONSENT_CATEGORIES.map(({ name, title, explanation, stores }) => ({
  title,
  description: explanation,
  linkedCategory: name,
  ...(stores.length === 0 ? {} : { cookieTable: { headers: COLUMNS, body: stores.map((kept) => ({ ...kept })) } }),
}));

/** The consent dialogs; the page itself decides when they are shown. */
export const CONSENT_DIALOGS = {
  mode: 'opt-in',
  autoShow: false,
  // The page does not ask bots; a person who opens the settings is answered by whatever browser.
  hideFromBots: false,
  disablePageInteraction: true,
  manageScriptTags: false,
  revision: CONSENT_COOKIE.revision,
  cookie: {
    name: CONSENT_COOKIE.name,
    sameSite: CONSENT_COOKIE.sameSite,
    expiresAfterDays: CONSENT_COOKIE.expiresAfterDays,
  },
  guiOptions: {
    consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
    preferencesModal: { layout: 'box', equalWeightButtons: true },
  },
  categories: Object.fromEntries(
    CONSENT_CATEGORIES.map(({ name, always }) => [name, { enabled: always, readOnly: always }]),
  ),
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: {
          title: 'Two kinds of cookies',
          // Each sentence a line of its own: as one block it would be the largest of a page, which is then measured by it.
          description: [
            'Some the site cannot do without.',
            'The others let us count which pages are read: sums only, nothing that points to you.',
            'You decide, and can change your mind at any time.',
          ]
            .map((sentence) => `<span>${sentence}</span>`)
            .join(' '),
          acceptAllBtn: 'Accept all',
          acceptNecessaryBtn: 'Reject analytics',
          showPreferencesBtn: 'Choose yourself',
          footer: `<a href="${PATHS.cookiePolicy}">Cookie policy</a><a href="${PATHS.privacyPolicy}">Privacy policy</a>`,
        },
        preferencesModal: {
          title: 'Cookie settings',
          acceptAllBtn: 'Accept all',
          acceptNecessaryBtn: 'Reject analytics',
          savePreferencesBtn: 'Save my choice',
          closeIconLabel: 'Close',
          sections,
        },
      },
    },
  },
} satisfies CookieConsentConfig;
