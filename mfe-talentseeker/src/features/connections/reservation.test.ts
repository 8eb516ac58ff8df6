import { expect, test } from '@jest/globals';
import { reservedText, withdrawalText } from './reservation.js';

test('what a request holds is said until it is used', () => {
  const said = (kind: 'freeProfile' | 'tokens' | 'none', amount: number, used: boolean, launchOffer = false) =>
    reservedText({ reservation: { kind, amount }, reservesLaunchOffer: launchOffer }, used);
  expect(said('freeProfile', 1, false)).toBe('1 free profile reserved');
  expect(said('freeProfile', 1, false, true)).toBe('1 launch-offer profile reserved');
  expect(said('freeProfile', 1, true, true)).toBe('1 launch-offer profile used');
  expect(said('tokens', 3, true)).toBe('3 tokens used');
  expect(said('none', 0, false)).toBe('Nothing reserved');
});

test('a withdrawal promises back what comes back', () => {
  expect(withdrawalText({ givesBack: 'all' })).toContain('is free again');
  for (const givesBack of ['offerOver', 'givenBefore', 'repays', 'nothing'] as const)
    expect(withdrawalText({ givesBack })).not.toContain('free again');
  expect(withdrawalText({ givesBack: 'nothing' })).not.toContain('reserved');
});
