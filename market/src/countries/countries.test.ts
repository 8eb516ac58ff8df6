import { expect, test } from '@jest/globals';
import { COUNTRY_IDS, countryAliases, countryBeginningWith, countryIdOf, countryName, isInEu } from './index.js';

test.each([
  ['SE', 'SE'],
  [' se ', 'SE'],
  ['Sweden', 'SE'],
  ['sweden', 'SE'],
  ['Sverige', 'SE'],
  ['SVERIGE ', 'SE'],
  ['Deutschland', 'DE'],
  ['Türkiye', 'TR'],
  ['turkey', 'TR'],
  ['Österreich', 'AT'],
  ['osterreich', 'AT'],
  ['The Netherlands', 'NL'],
  ['Holland', 'NL'],
  ['Czech Republic', 'CZ'],
  ['U.S.A.', 'US'],
  ['UK', 'GB'],
  ['Ελλάδα', 'GR'],
  ['Åland', 'AX'],
  ['Aland', 'AX'],
  ['pola', null],
  ['Mars', null],
  ['', null],
  ['--', null],
])('"%s" means %s', (text, id) => {
  expect(countryIdOf(text)).toBe(id);
});

test('every country is understood by its own name and id', () => {
  for (const id of COUNTRY_IDS) {
    expect(countryIdOf(countryName(id))).toBe(id);
    expect(countryIdOf(id)).toBe(id);
  }
});

test('a name is told in the reader’s language', () => {
  expect(countryName('SE')).toBe('Sweden');
  expect(countryName('SE', 'sv')).toBe('Sverige');
  expect(countryName('')).toBe('');
});

test.each([
  ['SE', 'Sweden', ['Sverige', 'Schweden']],
  ['DE', 'Germany', ['Deutschland', 'Tyskland']],
  ['GB', 'United Kingdom', ['uk', 'england', 'Storbritannien']],
  ['US', 'United States', ['usa', 'america', 'USA']],
  ['NL', 'Netherlands', ['holland', 'Nederland']],
  ['CZ', 'Czechia', ['czech republic', 'Česko', 'Tschechien']],
  ['TR', 'Turkey', ['Türkiye']],
  ['JP', 'Japan', ['日本']],
])('%s is %s, and called otherwise too', (id, listed, names) => {
  const known = countryAliases(id, listed).map((name) => name.toLowerCase());
  expect(known).toEqual(expect.arrayContaining(names.map((name) => name.toLowerCase())));
});

test('every other name of a country means it, is no repetition of its own, and stands once', () => {
  for (const id of COUNTRY_IDS) {
    const listed = countryName(id);
    const others = countryAliases(id, listed);
    expect(others).not.toContain(listed);
    expect(new Set(others.map((name) => name.toLowerCase())).size).toBe(others.length);
  }
});

test.each([
  ['pola', 'PL'],
  ['swed', 'SE'],
  ['nor', null],
  ['xyz', null],
  ['', null],
])('who begins with "%s" means %s', (beginning, id) => {
  expect(countryBeginningWith(beginning)).toBe(id);
});

test('the European Union has 27 member states', () => {
  expect(COUNTRY_IDS.filter(isInEu)).toHaveLength(27);
  expect(isInEu('NO')).toBe(false);
  expect(isInEu('GB')).toBe(false);
});
