import { expect, test } from '@jest/globals';
import { number, string, ValidationError } from 'yup';
import { addCatalogue, inTongue, LANGUAGE_COOKIE } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import * as constants from '../constants/index.js';
import { CONSENT_CATEGORIES, MAIL_KIND_TITLES, SESSION_STORAGE_KEYS, STORAGE_KEYS } from '../constants/index.js';
import { colleaguesError } from '../schemas/index.js';
import { availabilityText, pendingConnectionsText, resultCountText, SAID, TEXTS } from './index.js';

addCatalogue('sv', catalogueOf(['contracts'], 'sv'));

const refusal = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
  return '';
};

test('counts in texts', () => {
  const texts = () => [
    ...[0, 1, 1200].map(pendingConnectionsText),
    ...[null, 0, 1, 3].map(availabilityText),
    ...[0, 1200].map(resultCountText),
  ];
  expect(texts()).toEqual([
    'You have 0 pending connections',
    'You have 1 pending connection',
    'You have 1,200 pending connections',
    'Not given',
    'Immediate',
    '1 month(s)',
    '3 month(s)',
    'No results',
    '1,200 result(s) found',
  ]);
  expect(inTongue('sv', texts)).toEqual([
    'Du har 0 väntande förfrågningar',
    'Du har 1 väntande förfrågan',
    'Du har 1\u00a0200 väntande förfrågningar',
    'Inte angivet',
    'Omgående',
    '1 månad',
    '3 månader',
    'Inga resultat',
    '1\u00a0200 resultat',
  ]);
});

test('a schema refuses in the language of who filled in the field', () => {
  const refusals = () => [
    refusal(() => string().required().validateSync('')),
    refusal(() => string().max(3).validateSync('Ada Berg')),
    refusal(() => number().min(0).validateSync(-1)),
    refusal(() => string().matches(/a/, SAID.compensationRequired).validateSync('b')),
    colleaguesError('ada, bo'),
  ];
  expect(refusals()).toEqual([
    'This field is required',
    'At most 3 characters',
    'At least 0',
    'Required',
    '“ada” and “bo” are not email addresses.',
  ]);
  expect(inTongue('sv', refusals)).toEqual([
    'Fältet måste fyllas i',
    'Högst 3 tecken',
    'Minst 0',
    'Krävs',
    '”ada” och ”bo” är inte e-postadresser.',
  ]);
});

test('constants are written when they are read', () => {
  const [necessary] = CONSENT_CATEGORIES;
  const read = () => [TEXTS.readOnlyIdentity, MAIL_KIND_TITLES.messages, necessary?.title, necessary?.stores[1]?.lasts];
  expect(read()).toEqual([
    "This information can't be changed",
    'What waits for you in conversations',
    'Necessary',
    '182 days',
  ]);
  expect(inTongue('sv', read)).toEqual([
    'Den här uppgiften går inte att ändra',
    'Det som väntar på dig i samtal',
    'Nödvändiga',
    '182 dagar',
  ]);
});

test('the cookie policy names everything that the site keeps in a browser', () => {
  const named = CONSENT_CATEGORIES.flatMap(({ stores }) => stores.flatMap(({ name }) => name.split(', ')));
  expect(named).toEqual(expect.arrayContaining(Object.values({ ...STORAGE_KEYS, ...SESSION_STORAGE_KEYS })));
  const cookies = Object.entries({ ...constants, LANGUAGE_COOKIE }).flatMap(([name, cookie]) => {
    if (!name.endsWith('_COOKIE')) return [];
    return typeof cookie === 'string' ? [cookie] : [(cookie as typeof constants.CONSENT_COOKIE).name];
  });
  expect(cookies.length).toBeGreaterThan(4);
  expect(named).toEqual(expect.arrayContaining(cookies));
});
