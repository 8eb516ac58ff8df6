import { expect, test } from '@jest/globals';
import { startingProfiles } from './launch-offer.js';

const now = Date.parse('2026-04-01T12:00:00Z');

test.each([
  ['2026-04-30T21:59:59.000Z', { count: 5, offerUntil: '30 April' }],
  ['2026-04-30T22:00:00.000Z', { count: 5, offerUntil: '1 May' }],
  ['2026-03-31T21:59:59.000Z', { count: 3, offerUntil: null }],
  [null, { count: 3, offerUntil: null }],
])('an offer until %s', (launchOfferUntil, expected) => {
  expect(startingProfiles({ launchOfferUntil }, now)).toEqual(expected);
});

test('who has no company yet is promised what is certain', () => {
  expect(startingProfiles(undefined, now)).toEqual({ count: 3, offerUntil: null });
});
