import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { PATHS } from '@vela/contracts/routes';
import { daysLater } from '@vela/market/days';
import { SUBSCRIPTION_KEPT_DAYS } from '@vela/market/retention';
import { startWorld, type World } from '../../../tests/support/world.js';
import type { MailMessage } from '../../platform/outbox/index.js';

const ada = { firstName: 'Ada', lastName: 'Berg', email: 'Ada.Berg@people.example' };
let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterEach(async () => {
  const { models } = world.server.app;
  await Promise.all([
    models.newsletterSubscribers.deleteMany({}),
    models.outbox.deleteMany({}),
    models.mailCounts.deleteMany({}),
  ]);
});
afterAll(() => world.stop());

const subscribe = (body: typeof ada = ada) => world.visitor().call('subscribeNewsletter', { body });

/** Links of the confirmation mails that wait to be sent, the latest last. */
async function links(): Promise<string[]> {
  const messages = await world.server.app.models.outbox
    .find({ kind: 'mail', 'payload.template': 'confirmNewsletter' })
    .sort({ createdAt: 1 })
    .lean();
  return messages.map(({ payload }) => {
    const { template, to, values } = payload as MailMessage;
    expect([template, to]).toEqual(['confirmNewsletter', 'ada.berg@people.example']);
    return values['confirmUrl'] ?? '';
  });
}

/** Does what the page behind a link does. @returns the answer's status */
async function follow(link: string): Promise<number> {
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe(PATHS.confirmNewsletter);
  return (await world.visitor().call('confirmNewsletter', { body: { token: searchParams.get('token') ?? '' } })).status;
}

describe('a subscription', () => {
  test('counts once the link in the mail was followed, and is passed on once', async () => {
    const answer = await subscribe();
    expect(answer.body).toEqual({ message: 'Thank you for subscribing!' });
    const { models } = world.server.app;
    expect(await models.newsletterSubscribers.findOne().lean()).toMatchObject({
      status: 'pending',
      email: 'ada.berg@people.example',
    });
    const [link = ''] = await links();
    expect(await follow(link)).toBe(200);
    expect(await follow(link)).toBe(200);
    expect(await models.newsletterSubscribers.findOne().lean()).toMatchObject({
      status: 'confirmed',
      confirmedAt: world.clock.now(),
    });
    const passedOn = await models.outbox.find({ kind: 'newsletterSubscription' }).lean();
    expect(passedOn.map(({ payload }) => payload)).toEqual([{ email: 'ada.berg@people.example' }]);
  });

  test('is answered the same for an address that is known, and sends no second mail that day', async () => {
    const first = await subscribe();
    const second = await subscribe({ ...ada, email: 'ADA.berg@people.example' });
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(await links()).toHaveLength(1);
    const [link = ''] = await links();
    await follow(link);
    expect((await subscribe()).text).toBe(first.text);
    expect(await links()).toHaveLength(1);
  });

  test('made many times at once is one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await world.server.app.models.newsletterSubscribers.countDocuments()).toBe(1);
    expect(await links()).toHaveLength(1);
  });

  test('can be asked for again the next day; only the newest link works, for a week', async () => {
    await subscribe();
    world.clock.advance({ days: 1 });
    await subscribe();
    const [old = '', recent = ''] = await links();
    expect(await follow(old)).toBe(410);
    world.clock.advance({ days: 8 });
    expect(await follow(recent)).toBe(410);
    expect(await world.server.app.models.newsletterSubscribers.findOne().lean()).toMatchObject({ status: 'pending' });
  });
});

test('fills nobody’s inbox: of many days of asking only three mails come, and nobody is told', async () => {
  const answers = [];
  for (let day = 0; day < 6; day += 1) {
    answers.push((await subscribe({ ...ada, email: `ada.berg${day === 0 ? '' : `+${day}`}@people.example` })).text);
    world.clock.advance({ days: 1 });
  }
  expect(new Set(answers).size).toBe(1);
  expect(await world.server.app.models.outbox.countDocuments({ 'payload.template': 'confirmNewsletter' })).toBe(3);
});

test('ends by the link in the welcome mail, in one step as mail programs do, and can begin again', async () => {
  const { models } = world.server.app;
  await subscribe();
  await follow((await links())[0] ?? '');
  const welcome = await models.outbox.findOne({ 'payload.template': 'newsletterWelcome' }).orFail().lean();
  const { unsubscribe } = welcome.payload as MailMessage;
  const { pathname, search } = new URL(unsubscribe?.oneClick ?? '');
  const oneClick = () =>
    world
      .visitor()
      .send(pathname + search, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect((await oneClick()).body).toEqual({ title: 'Newsletter' });
  expect((await oneClick()).status).toBe(200);
  expect(await models.newsletterSubscribers.findOne().lean()).toMatchObject({
    status: 'ended',
    keptUntil: daysLater(world.clock.now(), SUBSCRIPTION_KEPT_DAYS),
  });
  expect(await models.outbox.countDocuments({ kind: 'newsletterUnsubscription' })).toBe(1);
  expect(await follow((await links())[0] ?? '')).toBe(410);
  expect((await world.visitor().call('unsubscribe', { query: { token: 'forged.token' } })).status).toBe(410);
  await subscribe();
  expect(await follow((await links())[1] ?? '')).toBe(200);
  expect(await models.outbox.countDocuments({ kind: 'newsletterSubscription' })).toBe(2);
});

test('whoever is confirmed and asks again confirms anew, and the service is told anew: they may have left there', async () => {
  const { models } = world.server.app;
  await subscribe();
  await follow((await links())[0] ?? '');
  const { confirmedAt } = await models.newsletterSubscribers.findOne().orFail().lean();
  world.clock.advance({ days: 60 });
  // Anybody may type the address: until its owner follows the link nothing changes.
  await subscribe({ ...ada, firstName: 'Eve' });
  expect(await models.outbox.countDocuments({ kind: 'newsletterSubscription' })).toBe(1);
  expect(await models.newsletterSubscribers.findOne().lean()).toMatchObject({
    status: 'confirmed',
    firstName: 'Ada',
    confirmedAt,
    keptUntil: null,
  });
  const again = (await links())[1] ?? '';
  expect([await follow(again), await follow(again)]).toEqual([200, 200]);
  expect(await models.outbox.countDocuments({ kind: 'newsletterSubscription' })).toBe(2);
  expect(await models.newsletterSubscribers.findOne().lean()).toMatchObject({
    status: 'confirmed',
    confirmedAt: world.clock.now(),
  });
});

test('a link to end a subscription of which nothing is kept says that it ends nothing', async () => {
  const { models } = world.server.app;
  await subscribe();
  await follow((await links())[0] ?? '');
  const welcome = await models.outbox.findOne({ 'payload.template': 'newsletterWelcome' }).orFail().lean();
  const token = new URL((welcome.payload as MailMessage).unsubscribe?.page ?? '').searchParams.get('token') ?? '';
  const press = () => world.visitor().call('unsubscribe', { query: { token } });
  expect((await press()).status).toBe(200);
  await models.newsletterSubscribers.deleteMany({});
  world.clock.advance({ days: 1 });
  await subscribe();
  await follow((await links())[1] ?? '');
  const pressed = await press();
  expect([pressed.status, pressed.text]).toEqual([410, expect.stringContaining('no longer works')]);
  expect(await models.newsletterSubscribers.findOne().lean()).toMatchObject({ status: 'confirmed' });
});

test.each([
  { ...ada, firstName: '' },
  { ...ada, lastName: '   ' },
  { ...ada, email: '' },
])('without all three fields it is refused: %j', async (body) => {
  const answer = await subscribe(body);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ detail: 'Please fill out all fields.' });
  expect(await links()).toEqual([]);
});

test('an address that is none is refused beside its field', async () => {
  const answer = await subscribe({ ...ada, email: 'ada' });
  expect(answer.body).toMatchObject({ errors: [{ field: 'email', message: 'This is not an email address.' }] });
});

test('too many in a minute are asked to wait', async () => {
  const strict = await startWorld({ RATE_LIMIT_NEWSLETTER: '2' });
  const statuses = [];
  for (let n = 0; n < 3; n += 1)
    statuses.push((await strict.visitor().call('subscribeNewsletter', { body: ada })).status);
  expect(statuses).toEqual([200, 200, 429]);
  await strict.stop();
});
