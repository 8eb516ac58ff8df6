import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { OutboxWorker } from '../../platform/outbox/index.js';

let world: World;
let admin: Visitor;
beforeAll(async () => {
  world = await startWorld({ ADMIN_EMAILS: 'boss@vela.example' });
  admin = (await world.join({ givenName: 'Boss', email: 'boss@vela.example' })).visitor;
  await world.server.app.models.outbox.deleteMany({});
});
afterAll(() => world.stop());

test('a message that is being delivered is not delivered beside itself', async () => {
  const { models, clock, log, inTransaction, outbox } = world.server.app;
  const key = 'held';
  await inTransaction((session) =>
    outbox.enqueue(session, 'mail', key, { to: 'a@b.example', template: 'hello', values: {} }),
  );
  let sent = 0;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const mail = () => {
    sent += 1;
    return held;
  };
  const worker = new OutboxWorker(models.outbox, { mail }, clock, log);
  const begun = await worker.beginDue();
  const message = await models.outbox.findOne({ key }).orFail().lean();
  const retry = () =>
    admin.call('adminRetryMessage', { params: { id: message._id.toHexString() }, body: { reason: 'It waits' } });
  const refused = await retry();
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('It is being delivered now.')]);
  expect([await worker.beginDue(), sent]).toEqual([[], 1]);
  letGo();
  await Promise.all(begun);
  // Of an attempt that is dead nothing was heard for too long.
  await models.outbox.updateOne({ key }, { $set: { status: 'pending', takenUntil: new Date(0) } });
  expect((await retry()).status).toBe(200);
  // So is one that was begun before the store's clock went back.
  const tomorrow = new Date(clock.now().getTime() + 86_400_000);
  await models.outbox.updateOne({ key }, { $set: { status: 'pending', takenUntil: tomorrow } });
  expect((await retry()).status).toBe(200);
});
