import { expect, test } from '@jest/globals';
import { requestCost } from '@vela/market/prices';
import { reservationText } from './request-cost.js';

const spent = { launchOffer: 0, base: 0, tokens: 0, owedTokens: 0, confirmedHires: 0 };

test.each([
  ['a graduate costs nothing', spent, 0, [], 'Sending reserves nothing: connecting with a graduate is free.'],
  ['a desired role makes the price too', { ...spent, tokens: 3 }, null, [12], 'Sending reserves 3 tokens (Senior).'],
  [
    'three hires make it free',
    { ...spent, confirmedHires: 3 },
    9,
    [],
    'Sending reserves nothing: after 3 hires no tokens are needed.',
  ],
  ['what expires first', { ...spent, base: 3, launchOffer: 2 }, 9, [], 'Sending reserves 1 launch-offer profile.'],
  ['a free profile', { ...spent, base: 1, tokens: 40 }, 9, [], 'Sending reserves 1 free profile.'],
  ['one token is singular', { ...spent, tokens: 1 }, 2, [], 'Sending reserves 1 token (Junior).'],
  ['too few tokens', { ...spent, tokens: 2 }, 9, [], 'This needs 3 tokens (Senior), or a free profile.'],
])('%s is said', (_, funds, experienceYears, desiredYears, text) => {
  expect(
    reservationText(requestCost({ experienceYears, desiredRoles: desiredYears.map((years) => ({ years })) }, funds)),
  ).toBe(text);
});
