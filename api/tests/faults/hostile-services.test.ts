import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { newsletterDeliverers } from '../../src/accounts/newsletter/index.js';
import { mailDeliverer, smtpSender } from '../../src/platform/mail/index.js';
import { leaveMail } from '../../src/platform/mail/leave-mail.js';
import { type Deliverers, OutboxWorker } from '../../src/platform/outbox/index.js';
import { wordFor } from '../support/chance.js';
import { eventOf, intentIdOf, payByCard, prepare } from '../support/payments.js';
import { joinAsRecruiter } from '../support/people.js';
import { startWorld, type World } from '../support/world.js';
import { HOSTILE_WAYS, HostileService } from './support/hostile-service.js';

/** Far above the three seconds that a service is waited for. */
const PATIENCE_MS = 20_000;

const stripe = new HostileService();
const linkedin = new HostileService();
const sendportal = new HostileService();
let sendportalOrigin: string;
let world: World;
let serial = 0;

beforeAll(async () => {
  const [stripeOrigin, linkedinOrigin] = await Promise.all([stripe.start(), linkedin.start()]);
  sendportalOrigin = await sendportal.start();
  world = await startWorld(
    {
      STRIPE_API_URL: stripeOrigin,
      LINKEDIN_TOKEN_URL: `${linkedinOrigin}/sandbox/linkedin/oauth/v2/accessToken`,
      LINKEDIN_USERINFO_URL: `${linkedinOrigin}/sandbox/linkedin/v2/userinfo`,
    },
    { jobs: 'none' },
  );
  world.stripe.webhooks.holding = true;
  stripe.target = linkedin.target = world.sandboxOrigin;
});
afterEach(() => {
  stripe.hostile = linkedin.hostile = sendportal.hostile = null;
});
afterAll(async () => {
  await world.stop();
  await Promise.all([stripe.stop(), linkedin.stop(), sendportal.stop()]);
});

/** @throws Error if it hangs */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It hangs.')), PATIENCE_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

describe.each(HOSTILE_WAYS)('a payment service that %s', (_way, behave) => {
  test('leaves a purchase that can be gone on with, credited once', async () => {
    serial += 1;
    const buyer = await joinAsRecruiter(world, { givenName: `Buyer${wordFor(serial)}` }, `Buyer ${serial}`);
    const body = { ammount: 200_000, currency: 'sek' as const, attempt: `attempt-of-${serial}` };
    const begin = () => inTime(buyer.visitor.call('createPaymentIntent', { body }));
    const tokens = async () => (await buyer.visitor.ok('getMe'))?.talentSeeker?.company?.balance.tokens;

    stripe.hostile = behave;
    const refused = await begin();
    expect([502, 503]).toContain(refused.status);
    expect(refused.body).toMatchObject({ detail: expect.stringContaining('Nothing was charged.') });
    expect(refused.text).not.toContain('secret');

    stripe.hostile = null;
    const prepared = await prepare(buyer, body.ammount, body.attempt);
    await payByCard(world, prepared);
    stripe.hostile = behave;
    // Whoever comes back from paying is told that nobody knows yet; an event that has the payment read is to come again.
    const seen = await inTime(buyer.visitor.call('getPurchase', { params: { id: prepared.purchaseId } }));
    expect([seen.status, seen.body.state]).toEqual([200, 'unknown']);
    const created = eventOf(world, prepared, 'payment_intent.created');
    expect(await inTime(world.stripe.webhooks.send({ ...created, type: 'payment_intent.processing' }))).toBe(503);
    expect(await tokens()).toBe(0);

    stripe.hostile = null;
    await Promise.all([1, 2, 3].map(() => buyer.visitor.ok('getPurchase', { params: { id: prepared.purchaseId } })));
    expect(await tokens()).toBe(40);
    const purchases = await world.server.app.models.purchases
      .find({ companyId: new Types.ObjectId(buyer.company.id) })
      .lean();
    expect(purchases.map(({ paymentIntentId, state }) => [paymentIntentId, state])).toEqual([
      [intentIdOf(prepared), 'paid'],
    ]);
  }, 90_000);
});

test.each(HOSTILE_WAYS)(
  'a sign-in service that %s lets nobody in, and the next attempt does',
  async (_way, behave) => {
    serial += 1;
    const person = { givenName: `Guest${wordFor(serial)}` };
    const { models } = world.server.app;
    linkedin.hostile = behave;
    const visitor = world.visitor();
    const refused = await inTime(world.signIn(person, visitor));
    expect([401, 502]).toContain(refused.status);
    expect(refused.text).not.toContain('secret');
    expect([await visitor.ok('getMe'), await models.users.countDocuments(person)]).toEqual([null, 0]);
    linkedin.hostile = null;
    expect((await world.join(person)).me).toMatchObject(person);
  },
  60_000,
);

/** Delivers what is due. @returns how many messages were delivered */
const deliver = (deliverers: Deliverers): Promise<number> => {
  const { models, clock, log } = world.server.app;
  return inTime(new OutboxWorker(models.outbox, deliverers, clock, log).deliverDue());
};

test.each(HOSTILE_WAYS)(
  'a newsletter service that %s is told later, once',
  async (_way, behave) => {
    serial += 1;
    const { inTransaction, outbox, models } = world.server.app;
    const told: string[] = [];
    const deliverers = newsletterDeliverers({ url: sendportalOrigin, token: 't' }, world.server.app);
    const key = `subscription ${serial}`;
    const subscriber = { firstName: 'A', lastName: 'B', email: 'secret@people.example' };
    await models.newsletterSubscribers.updateOne(
      { email: subscriber.email },
      { $set: { ...subscriber, status: 'confirmed', tokenHash: key, askedAt: world.clock.now() } },
      { upsert: true },
    );
    await inTransaction((session) => outbox.enqueue(session, 'newsletterSubscription', key, subscriber));
    sendportal.hostile = behave;
    expect(await deliver(deliverers)).toBe(0);
    const waiting = await models.outbox.findOne({ key }).lean();
    expect(waiting).toMatchObject({ status: 'pending', attempts: 1, fault: expect.any(String) });
    expect(waiting?.fault).not.toContain('secret');
    sendportal.hostile = (request, response) => {
      told.push(request.url ?? '');
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"data":{"id":1}}');
    };
    world.clock.advance({ minutes: 1 });
    expect([await deliver(deliverers), await deliver(deliverers)]).toEqual([1, 0]);
    expect(told).toEqual(['/api/v1/subscribers']);
  },
  60_000,
);

describe('a mail server that', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test.each([
    ['never greets', (): void => undefined],
    ['is overloaded', (write: (line: string) => void): void => write('421 secret@people.example try later\r\n')],
  ])(
    '%s gets the mail later, once',
    async (_way, behave) => {
      serial += 1;
      const { app } = world.server;
      const member = await world.join({ givenName: `Reader${wordFor(serial)}` });
      const key = `mail ${serial}`;
      await app.models.outbox.deleteMany({});
      await app.inTransaction((session) =>
        leaveMail(app, session, key, {
          to: { user: new Types.ObjectId(member.me.id) },
          template: 'requestClosed',
          by: {},
          values: {
            firstName: 'A',
            roleName: 'Engineer',
            outcome: 'was declined',
            returned: 'all',
            url: 'http://site.test',
          },
        }),
      );
      server = createServer((socket) => {
        socket.on('error', () => socket.destroy());
        behave((line) => socket.write(line));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const quick = { connectMs: 1000, answerMs: 1000, deliveryMs: 2000 };
      expect(await deliver({ mail: mailDeliverer(app, smtpSender(url, 'Vela <hello@vela.example>', quick)) })).toBe(0);
      const waiting = await app.models.outbox.findOne({ key }).lean();
      expect(waiting).toMatchObject({ status: 'pending', attempts: 1, fault: expect.any(String) });
      expect(waiting?.fault).not.toContain('secret');
      world.clock.advance({ minutes: 1 });
      const sent: string[] = [];
      const mail = mailDeliverer(app, ({ to }) => Promise.resolve(void sent.push(to)));
      expect([await deliver({ mail }), await deliver({ mail })]).toEqual([1, 0]);
      expect(sent).toEqual([member.me.email]);
    },
    60_000,
  );
});
