import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Bought, chargesOf } from '../../../tests/support/charges.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { wrongDocuments } from '../../../tests/support/wrong-documents.js';
import { checkBalances } from '../ledger/index.js';

let world: World;
const { bought, boughtAgain, purchase, intentOf, tokensOf, tellBackwards, spend } = chargesOf(() => world);
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());
beforeEach(() => {
  world.stripe.webhooks.holding = true;
  world.stripe.refunds.slow = false;
});

async function expectSound(): Promise<void> {
  expect(await checkBalances(world.server.app)).toBe(0);
  expect(await wrongDocuments(world.server.app)).toEqual([]);
}

/** A company that spent what it bought first, and bought as much again. */
async function boughtTwice(): Promise<readonly [first: Bought, second: Bought]> {
  const first = await bought();
  await spend(first, 40);
  return [first, await boughtAgain(first)];
}

describe('a refund while a dispute about another purchase holds the tokens', () => {
  async function disputedThenRefunded() {
    const [first, second] = await boughtTwice();
    const dispute = world.stripe.disputes.open(intentOf(first));
    await tellBackwards(first);
    expect(await tokensOf(first)).toMatchObject({ free: 0, frozen: 40 });
    const refund = world.stripe.refunds.make(intentOf(second));
    await tellBackwards(second);
    return { first, second, dispute, refund };
  }

  test.each([
    ['won', 0],
    ['lost', 40],
  ] as const)('takes them from there; the dispute is %s: %i are owed', async (end, debt) => {
    const { first, second, dispute } = await disputedThenRefunded();
    expect(await tokensOf(first)).toMatchObject({ free: 0, frozen: 0, refunded: 40, debt: 0 });
    expect(await purchase(second)).toMatchObject({ refundedTokens: 40, refundedSpentTokens: 0 });
    expect((await purchase(first)).disputes).toMatchObject([{ state: 'open', frozenTokens: 0 }]);
    world.stripe.disputes.close(dispute, end);
    await tellBackwards(first);
    expect(await tokensOf(first)).toMatchObject({ free: 0, frozen: 0, debt });
    await expectSound();
  });

  test('gives them back to it where the refund comes back, and no more than it had held', async () => {
    const { first, second, dispute, refund } = await disputedThenRefunded();
    world.stripe.refunds.fail(refund);
    await tellBackwards(second);
    expect(await tokensOf(first)).toMatchObject({ free: 0, frozen: 40, refunded: 0 });
    expect((await purchase(first)).disputes).toMatchObject([{ state: 'open', frozenTokens: 40 }]);
    world.stripe.disputes.close(dispute, 'won');
    await tellBackwards(first);
    expect(await tokensOf(first)).toMatchObject({ free: 40, frozen: 0, refunded: 0, debt: 0 });
    await expectSound();
  });

  test('takes what is free first, and gives that back free', async () => {
    const [first, second] = await boughtTwice();
    world.stripe.disputes.open(intentOf(first), 62_500);
    await tellBackwards(first);
    expect(await tokensOf(first)).toMatchObject({ free: 30, frozen: 10 });
    const refund = world.stripe.refunds.make(intentOf(second));
    await tellBackwards(second);
    expect(await tokensOf(first)).toMatchObject({ free: 0, frozen: 0, refunded: 40 });
    world.stripe.refunds.fail(refund);
    await tellBackwards(second);
    expect(await tokensOf(first)).toMatchObject({ free: 30, frozen: 10, refunded: 0 });
    await expectSound();
  });
});

describe('a dispute that is lost while one about another purchase holds the tokens', () => {
  async function bothDisputed() {
    const [first, second] = await boughtTwice();
    const disputes = [first, second].map((of) => world.stripe.disputes.open(intentOf(of)));
    await tellBackwards(first);
    await tellBackwards(second);
    expect(await tokensOf(first)).toMatchObject({ free: 0, frozen: 40 });
    const [about, lost] = disputes;
    if (about === undefined || lost === undefined) throw new Error('Both are to be disputed.');
    world.stripe.disputes.close(lost, 'lost');
    await tellBackwards(second);
    return { first, second, about, lost };
  }

  test.each([
    ['won', 0],
    ['lost', 40],
  ] as const)('takes them from there; the other is %s: %i are owed', async (end, debt) => {
    const { first, second, about } = await bothDisputed();
    expect(await tokensOf(first)).toMatchObject({ free: 0, frozen: 0, debt: 0 });
    expect((await purchase(second)).disputes).toMatchObject([{ state: 'lost', takenTokens: 40, owedTokens: 0 }]);
    world.stripe.disputes.close(about, end);
    await tellBackwards(first);
    expect(await tokensOf(first)).toMatchObject({ free: 0, frozen: 0, debt });
    await expectSound();
  });

  test('gives them back to it where the bank decides anew', async () => {
    const { first, second, about, lost } = await bothDisputed();
    world.stripe.disputes.close(lost, 'won');
    await tellBackwards(second);
    expect(await tokensOf(first)).toMatchObject({ free: 0, frozen: 40, debt: 0 });
    world.stripe.disputes.close(about, 'won');
    await tellBackwards(first);
    expect(await tokensOf(first)).toMatchObject({ free: 40, frozen: 0, refunded: 0, debt: 0 });
    await expectSound();
  });
});
