import { expect, test } from '@jest/globals';
import { aCompany } from '../../testing/market.js';
import { reservedParts } from './reserved.js';

test.each([
  [0, 0, 0, []],
  [1, 1, 0, ['1 launch-offer profile']],
  [3, 2, 0, ['2 launch-offer profiles', '1 free profile']],
  [2, 0, 3, ['2 free profiles', '3 tokens']],
])('%i profiles, %i of the offer, and %i tokens are said by where they come from', (all, ofOffer, tokens, parts) => {
  expect(
    reservedParts({
      ...aCompany.balance,
      reservedProfiles: all,
      reservedLaunchOfferProfiles: ofOffer,
      reservedTokens: tokens,
    }),
  ).toEqual(parts);
});
