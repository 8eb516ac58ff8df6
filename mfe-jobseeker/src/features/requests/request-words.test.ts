import { expect, test } from '@jest/globals';
import { receivedRequest } from '../../testing/requests.js';
import {
  companyInitials, companyPlaceText, employmentText, payText, placesText, setupText, startText, timeLeftText,
} from './request-words.js';

const now = Date.parse('2026-11-01T12:00:00Z');

test.each([
  ['2026-11-12T12:00:00Z', '11 days left'],
  ['2026-11-02T13:00:00Z', '2 days left'],
  ['2026-11-02T11:00:00Z', '1 day left'],
  ['2026-11-01T11:59:00Z', 'Expires today'],
])('a request that ends %s has %s', (expiresAt, text) => {
  expect(timeLeftText(expiresAt, now)).toBe(text);
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
  expect(companyPlaceText({ company: { name: 'N', city: '', country: '' } })).toBe('');
  expect(companyPlaceText({ company: { name: 'N', city: 'Oslo', country: 'Norway' } })).toBe('Oslo, Norway');
});
