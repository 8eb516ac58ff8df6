import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { startWorld, type World } from '../../../tests/support/world.js';
import type { Clock } from '../clock/index.js';
import { DeliveryError } from './delivery-error.js';
import { outboxMetrics } from './metrics.js';
import { type Deliverers, OutboxWorker } from './worker.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => world.server.app.models.outbox.deleteMany({}));
afterAll(() => world.stop());

const mail = { to: 'a@b.example', template: 'hello', values: {} };
const enqueue = (key: string) => {
  const { inTransaction, outbox } = world.server.app;
  return inTransaction((session) => outbox.enqueue(session, 'mail', key, mail));
};
const workerFor = (deliverers: Deliverers) => {
  const { models, clock, log } = world.server.app;
  return new OutboxWorker(models.outbox, deliverers, clock, log);
};

/** Lets time pass in which a worker looks for what is due every few minutes. */
async function goesOn(worker: OutboxWorker, { hours }: { readonly hours: number }): Promise<void> {
  for (let passed = 0; passed < hours * 4; passed += 1) {
    world.clock.advance({ minutes: 15.1 });
    await worker.deliverDue();
  }
}

describe('the outbox', () => {
  test('delivers a message once, whoever asks and however often it is left', async () => {
    const delivered: string[] = [];
    const deliverers: Deliverers = {
      mail: (_, key) => {
        delivered.push(key);
        return Promise.resolve();
      },
    };
    await enqueue('one');
    await enqueue('one');
    await Promise.all([1, 2, 3].map(() => workerFor(deliverers).deliverDue()));
    expect(delivered).toEqual(['one']);
  });

  test('leaves nothing when the transaction fails', async () => {
    const { inTransaction, outbox, models } = world.server.app;
    const failing = inTransaction(async (session) => {
      await outbox.enqueue(session, 'mail', 'never', mail);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await models.outbox.countDocuments()).toBe(0);
  });

  test('tries a mail again later, ever more rarely, then hourly for two days, and gives up in the end', async () => {
    let attempts = 0;
    const worker = workerFor({
      mail: () => {
        attempts += 1;
        return Promise.reject(new Error('down'));
      },
    });
    const message = () => world.server.app.models.outbox.findOne().lean();
    await enqueue('two');
    expect(await worker.deliverDue()).toBe(0);
    expect(await worker.deliverDue()).toBe(0);
    expect(attempts).toBe(1);
    await goesOn(worker, { hours: 3 });
    expect(attempts).toBeGreaterThan(9);
    await goesOn(worker, { hours: 44 });
    expect(await message()).toMatchObject({ status: 'pending' });
    await goesOn(worker, { hours: 5 });
    expect(await message()).toMatchObject({ status: 'failed', fault: 'down', attempts });
    const before = attempts;
    await goesOn(worker, { hours: 4 });
    expect(attempts).toBe(before);
  });

  test('delivers by itself what a mail server did not take for a night', async () => {
    await enqueue('night');
    await goesOn(workerFor({ mail: () => Promise.reject(new Error('ECONNREFUSED')) }), { hours: 10 });
    const sent: string[] = [];
    const back = workerFor({ mail: (_, key) => Promise.resolve(void sent.push(key)) });
    await goesOn(back, { hours: 1 });
    expect(sent).toEqual(['night']);
  });

  test.each(['newsletterSubscription', 'newsletterUnsubscription'] as const)(
    'tells the newsletter service of a %s however long it was away',
    async (kind) => {
      const { inTransaction, outbox, models } = world.server.app;
      await inTransaction((session) => outbox.enqueue(session, kind, kind, { email: 'a@b.example' }));
      await goesOn(workerFor({ [kind]: () => Promise.reject(new Error('503')) }), { hours: 72 });
      expect(await models.outbox.findOne().lean()).toMatchObject({ status: 'pending', fault: '503' });
      const told: string[] = [];
      await goesOn(workerFor({ [kind]: (_: unknown, key: string) => Promise.resolve(void told.push(key)) }), {
        hours: 1,
      });
      expect([told, await models.outbox.findOne().lean()]).toMatchObject([[kind], { status: 'delivered' }]);
    },
  );

  test('tries nothing again that was refused for good, and keeps nothing of what is over', async () => {
    const { models } = world.server.app;
    for (const becomes of ['failed', 'dropped'] as const) {
      await enqueue(becomes);
      await workerFor({ mail: () => Promise.reject(new DeliveryError('No.', becomes)) }).deliverDue();
    }
    expect(await models.outbox.find().sort({ _id: 1 }).lean()).toMatchObject([
      { status: 'failed', attempts: 1, fault: 'No.', payload: mail },
      { status: 'dropped', attempts: 1, fault: 'No.', payload: null, deliveredAt: null },
    ]);
  });

  test('tells how long is owed what is tried in vain, and nothing of what waits for its first attempt', async () => {
    const { models, clock } = world.server.app;
    const registry = new Registry();
    outboxMetrics(registry, models.outbox, clock);
    const told = async () =>
      Object.fromEntries(
        (await registry.getSingleMetric('outbox_tried_age_seconds')?.get())?.values.map(({ labels, value }) => [
          labels['kind'],
          value,
        ]) ?? [],
      );
    await enqueue('waits');
    world.clock.advance({ minutes: 30 });
    expect(await told()).toEqual({ mail: 0, newsletterSubscription: 0, newsletterUnsubscription: 0 });
    await workerFor({ mail: () => Promise.reject(new Error('down')) }).deliverDue();
    world.clock.advance({ minutes: 30 });
    expect((await told())['mail']).toBeGreaterThanOrEqual(3600);
  });

  test('is held up by nobody who takes their time, and ends without them', async () => {
    const delivered: string[] = [];
    const slow = new Promise<void>(() => undefined);
    const worker = workerFor({
      mail: (_, key) => {
        if (key === 'slow') return slow;
        delivered.push(key);
        return Promise.resolve();
      },
    });
    await enqueue('slow');
    const [first] = await worker.beginDue();
    await enqueue('quick');
    const [second] = await worker.beginDue();
    expect([await second, delivered]).toEqual([true, ['quick']]);
    await worker.stop(0);
    expect(first).toBeInstanceOf(Promise);
    // Whoever runs next makes it again.
    world.clock.advance({ minutes: 1 });
    const again: string[] = [];
    const next = workerFor({ mail: (_, key) => Promise.resolve(void again.push(key)) });
    expect([await next.deliverDue(), again]).toEqual([1, ['slow']]);
  });

  test('delivers a message once where the clocks of two machines are a minute apart', async () => {
    const sent: string[] = [];
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const worker = (machine: string, apartMs: number) => {
      const clock: Clock = { now: () => new Date(world.clock.now().getTime() + apartMs), aheadMs: world.clock.aheadMs };
      const mail = async () => {
        sent.push(machine);
        await held;
      };
      const { models, log } = world.server.app;
      return new OutboxWorker(models.outbox, { mail }, clock, log);
    };
    await enqueue('four');
    // Due by either clock.
    await world.server.app.models.outbox.updateOne({}, { $set: { dueAt: new Date(0) } });
    const slow = worker('slow', -60_000);
    const fast = worker('fast', 60_000);
    const begun = await slow.beginDue();
    expect(await fast.beginDue()).toEqual([]);
    letGo();
    expect([await Promise.all(begun), sent]).toEqual([[true], ['slow']]);
  });

  test('says of a message that it is being delivered until its attempt ends, well or not', async () => {
    const { models } = world.server.app;
    const takenUntil = async () => (await models.outbox.findOne({ key: 'five' }).lean())?.takenUntil ?? null;
    const ends: ((fault?: Error) => void)[] = [];
    const worker = workerFor({
      mail: () =>
        new Promise((resolve, reject) => {
          ends.push((fault) => (fault === undefined ? resolve() : reject(fault)));
        }),
    });
    await enqueue('five');
    const [first] = await worker.beginDue();
    expect((await takenUntil())?.getTime()).toBeGreaterThan(world.clock.now().getTime());
    ends[0]?.(new Error('down'));
    expect([await first, await takenUntil()]).toEqual([false, null]);
    world.clock.advance({ minutes: 1 });
    const [second] = await worker.beginDue();
    expect(await takenUntil()).not.toBeNull();
    ends[1]?.();
    expect([await second, await takenUntil()]).toEqual([true, null]);
  });

  test('delivers what was left, begun or put off before the store’s clock went back', async () => {
    const { models } = world.server.app;
    const never = new Promise<void>(() => undefined);
    await enqueue('begun');
    const dead = workerFor({ mail: () => never });
    expect(await dead.beginDue()).toHaveLength(1);
    await dead.stop(0);
    await enqueue('left');
    world.clock.advance({ days: -1 });
    const delivered: string[] = [];
    const worker = workerFor({
      mail: (_, key) => {
        delivered.push(key);
        return key === 'down' ? Promise.reject(new Error('down')) : Promise.resolve();
      },
    });
    expect(await worker.deliverDue()).toBe(2);
    expect(delivered.toSorted()).toEqual(['begun', 'left']);
    // What failed a moment ago is put off as ever.
    await enqueue('down');
    expect([await worker.deliverDue(), await worker.deliverDue()]).toEqual([0, 0]);
    expect(await models.outbox.findOne({ key: 'down' }).lean()).toMatchObject({ attempts: 1 });
  });

  test('keeps what nobody delivers', async () => {
    await enqueue('three');
    expect(await workerFor({}).deliverDue()).toBe(0);
    expect(await world.server.app.models.outbox.findOne().lean()).toMatchObject({ status: 'pending', attempts: 0 });
  });
});
