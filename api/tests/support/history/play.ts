import { expect } from '@jest/globals';
import { Types } from 'mongoose';
import { expireRequests } from '../../../src/hiring/connections/expire.js';
import { expireLaunchOffers, recomputeBalance } from '../../../src/money/ledger/index.js';
import { reconcileCharges } from '../../../src/money/subscriptions/index.js';
import { Chance } from '../chance.js';
import type { Visitor } from '../visitor.js';
import { startWorld, type World } from '../world.js';
import { booksSteps } from './books-steps.js';
import { foundCompanies, type HistoryCompany, type HistoryTalent, joinTalents, OFFER_END } from './cast.js';
import { connectionSteps } from './connection-steps.js';
import { hireSteps } from './hire-steps.js';
import { purchaseSteps } from './purchase-steps.js';

const CHECK_EVERY = 20;

/** Where histories are played, one after the other. */
export interface Stage {
  readonly world: World;
  readonly talents: readonly HistoryTalent[];
}

export async function startStage(): Promise<Stage> {
  // Jobs that run by the minute of the real clock would credit what the model does not know of yet.
  const world = await startWorld({ LAUNCH_OFFER_UNTIL: new Date(OFFER_END).toISOString() }, { jobs: 'none' });
  world.stripe.webhooks.holding = true;
  return { world, talents: await joinTalents(world) };
}

type Step = (company: HistoryCompany) => Promise<void>;

/** @param steps what can happen, and how often */
function nextStep(steps: readonly (readonly [weight: number, step: Step])[], chance: Chance): Step {
  let at = chance.next() * steps.reduce((sum, [weight]) => sum + weight, 0);
  const found = steps.find(([weight]) => (at -= weight) < 0) ?? steps[0];
  if (found === undefined) throw new Error('There is nothing that can happen.');
  return found[1];
}

/** Every balance is what the model says, in the store as well as by its entries, and never below zero. */
async function checkBalancesOf(companies: readonly HistoryCompany[], { app }: World['server']): Promise<void> {
  for (const { recruiter, model } of companies) {
    const id = new Types.ObjectId(recruiter.company.id);
    const [stored, recomputed] = await Promise.all([
      app.models.companies.findById(id).lean(),
      recomputeBalance(app, id),
    ]);
    expect(stored?.balance).toEqual(model.balance());
    expect(recomputed).toEqual(model.balance());
    for (const pot of Object.values(recomputed)) expect(Math.min(...Object.values(pot))).toBeGreaterThanOrEqual(0);
  }
}

/**
 * Plays one random history of companies of its own and holds it against the model all the time.
 * @param serial its place among those of the stage
 * @throws Error that says by which seed, at which step and how the product and the model part
 */
export async function playHistory(
  { world, talents }: Stage,
  { seed, steps, serial }: { readonly seed: number; readonly steps: number; readonly serial: number },
): Promise<void> {
  const chance = new Chance(seed);
  const { clock, server } = world;
  const signInAdmin = async (): Promise<Visitor> =>
    (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
  const [companies, firstAdmin] = await Promise.all([foundCompanies(world, serial), signInAdmin()]);
  let admin = firstAdmin;
  const connections = connectionSteps({ world, talents, chance });
  const purchases = purchaseSteps({ world, companies, chance });
  const books = booksSteps({ world, admin: () => admin, chance, seen: purchases.seen });
  const hires = hireSteps({ world, admin: () => admin, talents, chance });

  async function passTime(): Promise<void> {
    clock.advance({ days: chance.below(6), minutes: chance.below(1000) });
    admin = await signInAdmin();
    await Promise.all([expireRequests(server.app), expireRequests(server.app)]);
    await expireLaunchOffers(server.app);
    await hires.makeOutInvoices(companies);
    for (const { model, ids } of companies) {
      model.passTo(clock.now().getTime());
      for (const talent of ids.keys()) if (!model.open.has(talent)) ids.delete(talent);
    }
  }
  async function check(): Promise<void> {
    await checkBalancesOf(companies, server);
    await hires.checkHires(companies);
    await books.checkBooks(companies);
  }

  /** A new part of the money adds its steps here. */
  const possible = [
    [34, connections.request],
    [24, connections.answer],
    [8, connections.race],
    [4, connections.stampede],
    [4, passTime],
    [8, purchases.buy],
    [6, purchases.ask],
    [4, purchases.refundAtProvider],
    [1, purchases.returnRefund],
    [4, purchases.disputeAtProvider],
    [10, purchases.deliver],
    [3, books.relocate],
    [2, books.grant],
    [4, hires.reportHire],
    [3, hires.answerHire],
    [4, hires.decideHire],
    [2, hires.endHire],
  ] as const;
  for (let step = 1; step <= steps; step += 1) {
    const what = nextStep(possible, chance);
    try {
      await what(chance.oneOf(companies));
      if (step % CHECK_EVERY === 0) await check();
    } catch (error) {
      throw new Error(
        `HISTORY_SEED=${seed}, step ${step} (${what.name}): ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }
  await purchases.deliverAll();
  await reconcileCharges(server.app);
  await check();
}
