import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LEDGER_ENTRY_KINDS } from '@vela/contracts/schemas';
import { ACCOUNTS } from '../../records/balance.js';
import { balanceOf, type Movement, takenFrom } from './balance.js';

const movement: fc.Arbitrary<Movement> = fc.record({
  account: fc.constantFrom(...ACCOUNTS),
  kind: fc.constantFrom(...LEDGER_ENTRY_KINDS),
  amount: fc.integer({ min: 1, max: 50 }),
});

/** Leaves out movements that the ledger would refuse. */
function possible(movements: readonly Movement[]): Movement[] {
  const kept: Movement[] = [];
  for (const next of movements) {
    const account = balanceOf(kept)[next.account];
    if (takenFrom(next.kind).every((figure) => account[figure] >= next.amount)) kept.push(next);
  }
  return kept;
}

describe('a balance', () => {
  test('grants and debts are always free, reserved, consumed, expired, refunded or frozen, and never below 0', () => {
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 40 }), (movements) => {
        for (const account of Object.values(balanceOf(possible(movements)))) {
          const { granted, free, reserved, consumed, expired, refunded, frozen, debt } = account;
          expect(granted + debt).toBe(free + reserved + consumed + expired + refunded + frozen);
          expect(Math.min(...Object.values(account))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('a reservation that is released leaves no trace in it', () => {
    const grant: Movement = { account: 'tokens', kind: 'purchase', amount: 40 };
    const reserve: Movement = { account: 'tokens', kind: 'reserve', amount: 3 };
    expect(balanceOf([grant, reserve, { ...reserve, kind: 'release' }])).toEqual(balanceOf([grant]));
    expect(balanceOf([grant, reserve, { ...reserve, kind: 'consume' }]).tokens).toMatchObject({
      free: 37,
      consumed: 3,
    });
  });
});
