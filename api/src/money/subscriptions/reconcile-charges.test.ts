import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { chargesOf } from '../../../tests/support/charges.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { reconcileCharges } from './reconcile-charges.js';

let world: World;
const { bought, purchase, intentOf, tokensOf, eventsOf } = chargesOf(() => world);
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());
beforeEach(() => {
  // No webhook comes.
  world.stripe.webhooks.holding = true;
});
const reconcile = () => reconcileCharges(world.server.app);

test('after days in which nothing ran, what was refunded and disputed is followed all the same', async () => {
  const [refunded, disputed] = [await bought(), await bought()];
  await reconcile();
  world.clock.advance({ days: 5 });
  world.stripe.refunds.make(intentOf(refunded));
  world.stripe.disputes.open(intentOf(disputed));
  world.clock.advance({ days: 24 });
  await reconcile();
  expect(await tokensOf(refunded)).toMatchObject({ free: 0, refunded: 40 });
  expect(await tokensOf(disputed)).toMatchObject({ free: 0, frozen: 40 });
});

test('however much happened meanwhile, the oldest of it is followed', async () => {
  const [first, busy] = [await bought(), await bought()];
  const { events } = world.stripe.state.stored;
  world.stripe.refunds.make(intentOf(first));
  world.stripe.refunds.make(intentOf(busy), 50_000);
  const [told] = eventsOf(busy).slice(-1);
  if (told === undefined) throw new Error('A refund is told.');
  for (let count = 0; count < 600; count += 1) events.push({ ...told, id: `${told.id}_${count}` });
  await reconcile();
  expect(await tokensOf(first)).toMatchObject({ free: 0, refunded: 40 });
  expect(await tokensOf(busy)).toMatchObject({ free: 32, refunded: 8 });
});

test('one that cannot be followed keeps no newer one back, and is looked at again whenever that may be', async () => {
  const [failing, next] = [await bought(), await bought()];
  await reconcile();
  world.clock.advance({ days: 1 });
  world.stripe.refunds.make(intentOf(failing));
  world.clock.advance({ days: 1 });
  world.stripe.refunds.make(intentOf(next));
  const refusesToSay = () =>
    world.stripe.faults.plan('error', new RegExp(`^GET /payment_intents/${intentOf(failing).id}$`));
  refusesToSay();
  await reconcile();
  expect([(await purchase(failing)).refundedOre, (await purchase(next)).refundedOre]).toEqual([0, 250_000]);
  world.clock.advance({ days: 9 });
  refusesToSay();
  await reconcile();
  world.clock.advance({ days: 9 });
  await reconcile();
  expect(await tokensOf(failing)).toMatchObject({ free: 0, refunded: 40 });
});

test('a fault of our own is told after the others were followed', async () => {
  const [broken, next] = [await bought(), await bought()];
  const { app } = world.server;
  world.stripe.refunds.make(intentOf(broken));
  world.clock.advance({ minutes: 1 });
  world.stripe.refunds.make(intentOf(next));
  const belongsTo = (companyId: Types.ObjectId) =>
    app.models.purchases.updateOne({ _id: broken.prepared.purchaseId }, { $set: { companyId } });
  await belongsTo(new Types.ObjectId());
  await expect(reconcile()).rejects.toThrow('No document found');
  expect(await tokensOf(next)).toMatchObject({ free: 0, refunded: 40 });
  await belongsTo(broken.companyId);
  await reconcile();
  expect(await tokensOf(broken)).toMatchObject({ free: 0, refunded: 40 });
});
