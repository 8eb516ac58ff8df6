import { expect, test } from '@jest/globals';
import type { PaymentIntentAnswer } from '@vela/contracts/schemas';
import { Chance, seedFrom, wordFor } from '../support/chance.js';
import { intentIdOf, payByCard, prepare } from '../support/payments.js';
import { joinAsRecruiter } from '../support/people.js';
import { until } from '../support/until.js';
import { wrongDocuments } from '../support/wrong-documents.js';
import { tellAllEvents } from './support/audit.js';
import { type FaultWorld, startFaultWorld } from './support/fault-world.js';

const KILLS = Number(process.env['FAULT_KILLS'] ?? 2);
/** Who buys in each round. */
const BUYERS = 6;
/** Given back of each that was bought before. */
const REFUND_ORE = 10_000;
const SEED = seedFrom('FAULT_SEED');

const issued = ({ app }: FaultWorld): Promise<number> => app.models.documents.countDocuments();

/** Tells everything that the provider knows at once, and kills the API as soon as so many documents of it are there. */
async function killWhileIssuing(world: FaultWorld, after: number): Promise<void> {
  const wanted = (await issued(world)) + after;
  const told = Promise.all(
    world.stripe.state.stored.events.map((event) => world.stripe.webhooks.send(event).catch(() => null)),
  );
  await until(async () => (await issued(world)) >= wanted);
  await world.api.kill();
  await told;
  await world.api.start();
}

test(
  `an API that is killed while it issues documents leaves no number without one (FAULT_KILLS=${KILLS}, FAULT_SEED=${SEED})`,
  async () => {
    const chance = new Chance(SEED);
    const world = await startFaultWorld();
    try {
      const { stripe } = world;
      // Nothing is told but by this test.
      stripe.webhooks.holding = true;
      const prepared: PaymentIntentAnswer[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const earlier = [...prepared];
        for (let buyer = 0; buyer < BUYERS; buyer += 1) {
          const recruiter = await joinAsRecruiter(world, { givenName: `Payer${wordFor(prepared.length)}` });
          const payment = await prepare(recruiter);
          await payByCard(world, payment);
          prepared.push(payment);
        }
        // What was bought before is given back in part, so that both series grow at once.
        for (const payment of earlier) stripe.refunds.make(stripe.payments.intent(intentIdOf(payment)), REFUND_ORE);
        await killWhileIssuing(world, 1 + chance.below(BUYERS - 1));
        expect(await wrongDocuments(world.app)).toEqual([]);
      }
      expect(await tellAllEvents(world)).toEqual([]);
      expect(await wrongDocuments(world.app)).toEqual([]);
      const documents = await world.app.models.documents.find().select({ pdf: 0 }).lean();
      expect(documents.filter(({ kind }) => kind === 'receipt')).toHaveLength(prepared.length);
      const creditedOre = documents
        .filter(({ kind }) => kind === 'creditNote')
        .reduce((sum, { content }) => sum + content.totalOre, 0);
      expect(creditedOre).toBe(Object.keys(stripe.state.stored.refunds).length * REFUND_ORE);
    } finally {
      await world.stop();
    }
  },
  120_000 + KILLS * 120_000,
);
