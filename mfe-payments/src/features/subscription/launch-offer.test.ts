import { expect, test } from '@jest/globals';
import { recruiterWith, recruiterWithoutCompany } from '../../testing/recruiter.js';
import { startingProfiles } from './launch-offer.js';

const now = Date.parse('2026-04-01T12:00:00Z');

test.each([
  ['2026-04-30T21:59:59.000Z', { count: 5, offerUntil: '30 April' }],
  ['2026-04-30T22:00:00.000Z', { count: 5, offerUntil: '1 May' }],
  ['2026-03-31T21:59:59.000Z', { count: 3, offerUntil: null }],
  [null, { count: 3, offerUntil: null }],
])('an offer until %s', (launchOfferUntil, expected) => {
  const { talentSeeker } = recruiterWith(launchOfferUntil);
  expect(startingProfiles(talentSeeker, now)).toEqual(expected);
  const { talentSeeker: without } = recruiterWithoutCompany(launchOfferUntil);
  expect(startingProfiles(without, now)).toEqual(expected);
});

test('a company keeps to its own offer, whatever a new one would get', () => {
  const { talentSeeker } = recruiterWith(null);
  const told = talentSeeker && { ...talentSeeker, launchOfferUntil: '2026-04-30T21:59:59.000Z' };
  expect(startingProfiles(told, now)).toEqual({ count: 3, offerUntil: null });
});

test('where nothing is told, what is certain is promised', () => {
  expect(startingProfiles(undefined, now)).toEqual({ count: 3, offerUntil: null });
});
