import { expect, test } from '@jest/globals';
import { aBalance } from '../../testing/market.js';
import { reservationFor, reservationText, reservedText } from './reservation.js';

const spent = { ...aBalance, freeProfiles: 0 };

test.each([
  ['a graduate costs nothing', spent, 0, 'Sending reserves nothing: connecting with a graduate is free.'],
  [
    'years that were not given count as none',
    spent,
    null,
    'Sending reserves nothing: connecting with a graduate is free.',
  ],
  [
    'three hires make it free',
    { ...spent, confirmedHires: 3 },
    9,
    'Sending reserves nothing: after 3 hires no tokens are needed.',
  ],
  [
    'what expires first goes first',
    { ...aBalance, launchOfferProfiles: 2 },
    9,
    'Sending reserves 1 launch-offer profile.',
  ],
  ['free profiles go before tokens', { ...aBalance, tokens: 40 }, 9, 'Sending reserves 1 free profile.'],
  ['then tokens by seniority', { ...spent, tokens: 3 }, 9, 'Sending reserves 3 tokens (Senior).'],
  ['one token is singular', { ...spent, tokens: 1 }, 2, 'Sending reserves 1 token (Junior).'],
  ['too few tokens', { ...spent, tokens: 2 }, 9, 'This needs 3 tokens (Senior), or a free profile.'],
])('%s', (_, balance, years, text) => {
  expect(reservationText(reservationFor(balance, years))).toBe(text);
});

test('what a request holds is said until it is used', () => {
  expect(reservedText({ kind: 'freeProfile', amount: 1 }, false)).toBe('1 free profile reserved');
  expect(reservedText({ kind: 'tokens', amount: 3 }, true)).toBe('3 tokens used');
  expect(reservedText({ kind: 'none', amount: 0 }, false)).toBe('Nothing reserved');
});
