import { expect, test } from '@jest/globals';
import { seniorityOf } from './bands.js';
import { type Funds, isDearer, priceOf, requestCost, type Reservation } from './request-cost.js';

const spent: Funds = { launchOffer: 0, base: 0, tokens: 0, owedTokens: 0, confirmedHires: 0 };

test.each([
  [null, [12], 12],
  [null, [], 0],
  [0, [], 0],
  [9, [6, 3], 9],
  [2, [6, 13], 13],
])('own years %s and desired roles of %j years are priced as %d', (experienceYears, desiredYears, years) => {
  expect(priceOf({ experienceYears, desiredRoles: desiredYears.map((each) => ({ years: each })) })).toMatchObject({
    years,
    band: seniorityOf(years).key,
  });
});

test.each([
  ['a graduate costs nothing', 0, spent, { account: null, amount: 0 }, true, 'graduate'],
  ['three hires make it free', 9, { ...spent, confirmedHires: 3 }, { account: null, amount: 0 }, true, 'hires'],
  [
    'what expires first goes first',
    9,
    { ...spent, launchOffer: 2, base: 3 },
    { account: 'launchOffer', amount: 1 },
    true,
    null,
  ],
  ['free profiles go before tokens', 9, { ...spent, base: 1, tokens: 40 }, { account: 'base', amount: 1 }, true, null],
  ['then tokens by seniority', 9, { ...spent, tokens: 3 }, { account: 'tokens', amount: 3 }, true, null],
  [
    'whoever owes tokens pays first',
    0,
    { ...spent, base: 3, owedTokens: 1 },
    { account: null, amount: 0 },
    false,
    null,
  ],
  ['too few tokens', 9, { ...spent, tokens: 2 }, { account: null, amount: 0 }, false, null],
] as const)('%s', (_, years, funds, reserves, affordable, freeBecause) => {
  expect(requestCost({ experienceYears: years, desiredRoles: [] }, funds)).toMatchObject({
    reserves,
    affordable,
    freeBecause,
  });
});

test('a request is dearer the more it holds back, and each balance is worth more than those before it', () => {
  const rising: readonly Reservation[] = [
    { account: null, amount: 0 },
    { account: 'launchOffer', amount: 1 },
    { account: 'base', amount: 1 },
    { account: 'tokens', amount: 1 },
    { account: 'tokens', amount: 6 },
  ];
  for (const [index, now] of rising.entries())
    for (const [shownIndex, shown] of rising.entries()) expect(isDearer(now, shown)).toBe(index > shownIndex);
});

test('whatever the years, what is promised is the price of their band', () => {
  for (let years = 0; years <= 99; years += 1)
    for (const talent of [
      { experienceYears: years, desiredRoles: [{ years: 0 }] },
      { experienceYears: null, desiredRoles: [{ years }] },
      { experienceYears: 0, desiredRoles: [{ years }, { years: 0 }] },
    ]) {
      const { tokens, key } = seniorityOf(years);
      expect(requestCost(talent, { ...spent, tokens: 6 })).toMatchObject({ band: key, reserves: { amount: tokens } });
    }
});
