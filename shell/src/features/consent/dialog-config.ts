import type { CookieConsentConfig } from 'vanilla-cookieconsent';
import { CONSENT_CATEGORIES, CONSENT_COOKIE } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import { inContext, pathIn, t, tongueAtHand } from '@vela/language';

const columns = () => ({
  name: inContext('of a thing', 'Name'),
  kind: t('Kind'),
  purpose: t('Purpose'),
  lasts: inContext('how long', 'Kept'),
});

const sections = () =>
  CONSENT_CATEGORIES.map(({ name, title, explanation, stores }) => ({
    title,
    description: explanation,
    linkedCategory: name,
    ...(stores.length === 0 ? {} : { cookieTable: { headers: columns(), body: stores.map((row) => ({ ...row })) } }),
  }));

/** Drawn outside of the router, which knows the page's language elsewhere. */
const linkTo = (path: string, label: string): string => `<a href="${pathIn(tongueAtHand(), path)}">${label}</a>`;

/** @returns the consent dialogs in the language at hand; the page itself decides when they are shown */
export const consentDialogs = () =>
  ({
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
      default: tongueAtHand(),
      translations: {
        [tongueAtHand()]: {
          consentModal: {
            title: t('Two kinds of cookies'),
            // Each sentence a line of its own: as one block it would be the largest of a page, which is then measured by it.
            description: [
              t('The site needs some cookies to work.'),
              t('The others let us count which pages are read: sums only, nothing that points to you.'),
              t('You decide, and can change your mind at any time.'),
            ]
              .map((sentence) => `<span>${sentence}</span>`)
              .join(' '),
            acceptAllBtn: t('Accept all'),
            acceptNecessaryBtn: t('Reject analytics'),
            showPreferencesBtn: t('Let me choose'),
            footer: linkTo(PATHS.cookiePolicy, t('Cookie policy')) + linkTo(PATHS.privacyPolicy, t('Privacy policy')),
          },
          preferencesModal: {
            title: t('Cookie settings'),
            acceptAllBtn: t('Accept all'),
            acceptNecessaryBtn: t('Reject analytics'),
            savePreferencesBtn: t('Save my choice'),
            closeIconLabel: t('Close'),
            // Read when somebody opens the settings: their days are numbers, for which a browser reads tables of languages first.
            get sections() {
              return sections();
            },
          },
        },
      },
    },
  }) satisfies CookieConsentConfig;
