import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FAILED_MAIL_KEPT_DAYS } from '@vela/market/retention';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { forgetFailed, OutboxWorker } from '../../platform/outbox/index.js';

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

test('what a mail says that was given up is forgotten after a month, and is not delivered again then', async () => {
  const { models, clock, inTransaction, outbox } = world.server.app;
  await models.outbox.deleteMany({});
  await inTransaction((session) =>
    outbox.enqueue(session, 'mail', 'old', { to: 'gone@b.example', template: 'hello', values: { link: 'secret' } }),
  );
  await models.outbox.updateOne({}, { $set: { status: 'failed', fault: '550 gone@b.example', dueAt: clock.now() } });
  world.clock.advance({ days: FAILED_MAIL_KEPT_DAYS - 1 });
  await forgetFailed(world.server.app);
  expect(await models.outbox.findOne().lean()).toMatchObject({ status: 'failed', payload: { to: 'gone@b.example' } });
  world.clock.advance({ days: 1, minutes: 1 });
  await forgetFailed(world.server.app);
  const kept = await models.outbox.findOne().orFail().lean();
  expect(JSON.stringify(kept)).not.toMatch(/gone@b|secret/);
  const refused = await admin.call('adminRetryMessage', {
    params: { id: kept._id.toHexString() },
    body: { reason: 'Once more' },
  });
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('is over')]);
});

test('all that failed is delivered again with one reason, which the log keeps; what waits or is over is left alone', async () => {
  const { models, clock, log, inTransaction, outbox } = world.server.app;
  await models.outbox.deleteMany({});
  const statuses = ['failed', 'failed', 'pending', 'dropped'] as const;
  for (const [at, status] of statuses.entries()) {
    await inTransaction((session) =>
      outbox.enqueue(session, 'mail', `all ${at}`, { to: 'a@b.example', template: 'hello', values: {} }),
    );
    const dueAt = new Date(clock.now().getTime() + 1_800_000);
    await models.outbox.updateOne({ key: `all ${at}` }, { $set: { status, attempts: 9, fault: 'down', dueAt } });
  }
  const refused = await admin.call('adminRetryFailedMessages', { body: { reason: '' } });
  expect(refused.status).toBe(422);
  const body = { reason: 'The mail server is back' };
  expect(await admin.ok('adminRetryFailedMessages', { body })).toEqual({ retried: 2 });
  const sent: string[] = [];
  const mail = (_: unknown, key: string) => Promise.resolve(void sent.push(key));
  await new OutboxWorker(models.outbox, { mail }, clock, log).deliverDue();
  expect(sent.toSorted()).toEqual(['all 0', 'all 1']);
  expect(await models.outbox.findOne({ key: 'all 2' }).lean()).toMatchObject({ status: 'pending', attempts: 9 });
  expect((await models.auditEntries.findOne({ action: 'admin.messagesRetried' }).lean())?.details).toEqual({
    ...body,
    count: 2,
  });
  const over = await models.outbox.findOne({ key: 'all 3' }).orFail().lean();
  const params = { id: over._id.toHexString() };
  const late = await admin.call('adminRetryMessage', { params, body });
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('What this message tells of is over.')]);
});
