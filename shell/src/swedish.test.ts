import { expect, test } from '@jest/globals';
import { addCatalogue, inTongue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { consentDialogs } from './features/consent/dialog-config.js';
import { accountEntries } from './features/layout/account-entries.js';
import { footerNavigation, mainNavigation } from './features/places/navigation.js';
import { groupsOf, placesOf } from './features/places/places.js';
import { both } from './testing/people.js';

addCatalogue('sv', catalogueOf(['shell'], 'sv'));
const inSwedish = <Result>(work: () => Result): Result => inTongue('sv', work);

test('where one can go is written in the language of the page, each time it is asked for', () => {
  const labels = () => mainNavigation().map(({ label }) => label);
  expect(inSwedish(labels)).toEqual(['Om Vela', 'För arbetsgivare', 'För talanger', 'Resurser', 'Nyheter']);
  expect(labels()).toEqual(['About', 'For Employers', 'For Talent', 'Resources', 'News']);
  expect(inSwedish(() => footerNavigation().map(({ heading }) => heading))).toEqual(['Vela', 'För dig', 'Juridik']);
});

test('places stand under their headings, and the menu ends with the way out', () => {
  const headings = inSwedish(() => groupsOf(placesOf(both, 'talentSeeker')).map(({ heading }) => heading));
  expect(headings).toEqual([undefined, 'Pengar', 'Du']);
  const entries = inSwedish(() => accountEntries(both, 'jobSeeker').map(({ label }) => label));
  expect(entries).toEqual(['Översikt', 'Byt till rekryterarprofilen', 'Redigera profil', 'Integritet', 'Logga ut']);
});

test('the question about cookies is put in Swedish, and leads to the Swedish pages', () => {
  const { language } = inSwedish(consentDialogs);
  const { consentModal } = Object.values(language.translations)[0] ?? {};
  expect(consentModal?.title).toBe('Två sorters kakor');
  expect(consentModal?.footer).toBe(
    '<a href="/sv/cookie_policy">Kakpolicy</a><a href="/sv/privacy_policy">Integritetspolicy</a>',
  );
});
