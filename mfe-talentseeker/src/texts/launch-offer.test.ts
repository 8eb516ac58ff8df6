import { expect, test } from '@jest/globals';
import { launchOfferText } from './launch-offer.js';

test.each([
  ['2027-04-30T21:59:59.999Z', '+ 2 launch-offer profiles until 30 April'],
  // In Stockholm the next day has begun.
  ['2027-04-30T22:00:00.000Z', '+ 2 launch-offer profiles until 1 May'],
])('a launch offer until %s', (launchOfferUntil, text) => {
  const balance = {
    freeProfiles: 0,
    freeProfilesGranted: 3,
    freeProfilesGivenBefore: false,
    launchOfferProfiles: 2,
    launchOfferUntil,
    reservedProfiles: 0,
    reservedLaunchOfferProfiles: 0,
    consumedProfiles: 0,
    tokens: 0,
    owedTokens: 0,
    frozenTokens: 0,
    reservedTokens: 0,
    confirmedHires: 0,
  };
  expect(launchOfferText(balance)).toBe(text);
});
