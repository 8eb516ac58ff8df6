import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Bought, chargesOf } from '../../../tests/support/charges.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { wrongDocuments } from '../../../tests/support/wrong-documents.js';
import { checkBalances, post } from '../ledger/index.js';

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

describe('a refund of what repaid a debt', () => {
  async function grant({ companyId }: Bought, amount: number): Promise<void> {
    const { app } = world.server;
    const given = { companyId, account: 'tokens', kind: 'grant', amount, cause: 'admin', causeId: companyId } as const;
    await app.inTransaction((session) => post(app, given, session));
  }

  /** What was spent of a purchase is owed; the next one repays it. */
  async function repaid(spent: number) {
    const first = await bought();
    await spend(first, spent);
    const dispute = world.stripe.disputes.open(intentOf(first));
    world.stripe.disputes.close(dispute, 'lost');
    await tellBackwards(first);
    expect(await tokensOf(first)).toMatchObject({ free: 0, debt: spent });
    const second = await boughtAgain(first);
    expect(await tokensOf(first)).toMatchObject({ free: 40 - spent, debt: 0 });
    return { first, second, dispute };
  }

  test('brings the debt back, and repays it anew where the refund comes back, however often', async () => {
    const { first, second } = await repaid(40);
    for (let round = 0; round < 2; round += 1) {
      const refund = world.stripe.refunds.make(intentOf(second));
      await tellBackwards(second);
      expect(await tokensOf(first)).toMatchObject({ free: 0, debt: 40 });
      expect(await purchase(second)).toMatchObject({
        refundedTokens: 40,
        refundedSpentTokens: 0,
        owedAgainTokens: 40,
      });
      world.stripe.refunds.fail(refund);
      await tellBackwards(second);
      expect(await tokensOf(first)).toMatchObject({ free: 0, debt: 0 });
      expect(await purchase(second)).toMatchObject({ refundedTokens: 0, owedAgainTokens: 0 });
    }
    await expectSound();
  });

  test('leaves no debt where the bank decided anew', async () => {
    const { first, second, dispute } = await repaid(40);
    world.stripe.refunds.make(intentOf(second));
    await tellBackwards(second);
    world.stripe.disputes.close(dispute, 'won');
    await tellBackwards(first);
    expect(await tokensOf(first)).toMatchObject({ free: 0, debt: 0 });
    await expectSound();
  });

  test('owes nothing anew of a debt that is there no more: it takes what came back for it', async () => {
    const { first, second, dispute } = await repaid(40);
    world.stripe.disputes.close(dispute, 'won');
    await tellBackwards(first);
    expect(await tokensOf(first)).toMatchObject({ free: 40, debt: 0 });
    await spend(first, 40);
    world.stripe.refunds.make(intentOf(second));
    await tellBackwards(second);
    expect(await tokensOf(first)).toMatchObject({ free: 0, debt: 0 });
    expect(await purchase(second)).toMatchObject({ refundedSpentTokens: 40 });
    await expectSound();
  });

  test('in parts owes it once: what was spent besides is called spent', async () => {
    const { first, second } = await repaid(10);
    await spend(first, 30);
    world.stripe.refunds.make(intentOf(second), 125_000);
    await tellBackwards(second);
    expect(await tokensOf(first)).toMatchObject({ free: 0, debt: 10 });
    expect(await purchase(second)).toMatchObject({ refundedTokens: 10, refundedSpentTokens: 10, owedAgainTokens: 10 });
    await grant(first, 10);
    world.stripe.refunds.make(intentOf(second));
    await tellBackwards(second);
    expect(await tokensOf(first)).toMatchObject({ free: 0, debt: 0 });
    expect(await purchase(second)).toMatchObject({ refundedTokens: 10, refundedSpentTokens: 30, owedAgainTokens: 10 });
    await expectSound();
  });

  test('knows of a debt that was repaid only by what came back of an earlier refund', async () => {
    const first = await bought();
    await spend(first, 40);
    const second = await boughtAgain(first);
    const refund = world.stripe.refunds.make(intentOf(second));
    await tellBackwards(second);
    world.stripe.disputes.close(world.stripe.disputes.open(intentOf(first)), 'lost');
    await tellBackwards(first);
    expect(await tokensOf(first)).toMatchObject({ free: 0, debt: 40 });
    world.stripe.refunds.fail(refund);
    await tellBackwards(second);
    expect(await tokensOf(first)).toMatchObject({ free: 0, debt: 0 });
    world.stripe.refunds.make(intentOf(second));
    await tellBackwards(second);
    expect(await tokensOf(first)).toMatchObject({ free: 0, debt: 40 });
    await expectSound();
  });
});
