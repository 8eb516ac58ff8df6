import { expect, test } from '@jest/globals';
import { payText } from '@vela/formats';
import { receivedRequest } from '../../testing/requests.js';
import { timeLeftText } from './texts.js';
import { companyInitials, companyPlaceText, employmentText, placesText, setupText, startText } from './texts.js';

test.each([
  [11, '11 days left'],
  [1, '1 day left'],
  [0, 'Expires today'],
])('a request with %i days left says so', (days, text) => {
  expect(timeLeftText(days)).toBe(text);
});

const { openRole } = receivedRequest;

test('a role reads in words', () => {
  expect(payText(openRole)).toBe('62.000 SEK');
  expect(setupText(openRole)).toBe('Hybrid');
  expect(setupText({ ...openRole, remote: true, office: true })).toBe('Remote, Hybrid or Office');
  expect(setupText({ ...openRole, hybrid: false })).toBe('Not given');
  expect(employmentText(openRole)).toBe('Permanent 100\u00a0%');
  expect(employmentText({ ...openRole, freelancePercentage: 50 })).toBe('Permanent 100\u00a0% or Freelance 50\u00a0%');
  expect(startText(openRole)).toBe('3 month(s)');
  expect(startText({ ...openRole, availability: 0 })).toBe('Immediate');
  expect(placesText(openRole)).toBe('Göteborg');
  expect(placesText({ ...openRole, places: [] })).toBe('Any place');
});

test.each([
  ['Nordvik', 'NO'],
  ['Nordic Waves AB', 'NW'],
  ['Kvist & Kompass', 'KK'],
  ['  x ', 'X'],
  ['', ''],
])('the mark of "%s" is "%s"', (name, initials) => {
  expect(companyInitials(name)).toBe(initials);
});

test('a company without a place has none', () => {
  expect(companyPlaceText({ company: { name: 'N', city: '', country: '', verified: false, domain: null } })).toBe('');
  expect(
    companyPlaceText({ company: { name: 'N', city: 'Oslo', country: 'Norway', verified: true, domain: null } }),
  ).toBe('Oslo, Norway');
});
