import { createServer as createWebServer, type Server as WebServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { BUNDLED_RATES } from '@vela/matching';
import { environmentFor } from '../../../tests/support/surroundings.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { API_VERSION, FOLLOWED_EVENTS } from '../../money/subscriptions/index.js';
import { clockCheck } from './check-site.js';
import { run } from './finding.js';
import { diagnose, diagnosisText, failuresIn } from './index.js';

let world: World;
let mail: Server;
let bank: WebServer;
let ratesUrl: string;
/** What the bank answers, as the European Central Bank does. */
let rates: { status: number; day: string };
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  // A mail server that says hello and knows no STARTTLS.
  mail = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 hello\r\n');
    socket.on('data', (line) => socket.write(String(line).startsWith('EHLO') ? '250 ok\r\n' : '502 what\r\n'));
  });
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  bank = createWebServer((_, response) =>
    response
      .writeHead(rates.status)
      .end(
        `<Cube time='${rates.day}'>${['USD', 'DKK', 'SEK', 'ISK', 'NOK']
          .map((currency) => `<Cube currency='${currency}' rate='7.5'/>`)
          .join('')}</Cube>`,
      ),
  );
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  ratesUrl = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/daily.xml`;
});
afterAll(async () => {
  await new Promise((resolve) => mail.close(resolve));
  await new Promise((resolve) => bank.close(resolve));
  await world.stop();
});
beforeEach(async () => {
  rates = { status: 200, day: '2026-11-24' };
  await world.server.app.models.rateTables.deleteMany({});
  world.stripe.state.endpoints.length = 0;
  world.vies.clear();
});

const ORIGIN = 'https://talent.nordlys.invalid';
const endpoint = (changes: object = {}) => ({
  id: 'we_1',
  object: 'webhook_endpoint' as const,
  url: `${ORIGIN}/api/stripe/webhook`,
  status: 'enabled' as const,
  api_version: API_VERSION,
  enabled_events: FOLLOWED_EVENTS,
  ...changes,
});
const environment = (changes: Readonly<Record<string, string>> = {}) => ({
  ...environmentFor(world.store.uri, world.sandboxOrigin),
  APP_ORIGIN: ORIGIN,
  SMTP_URL: `smtp://127.0.0.1:${(mail.address() as AddressInfo).port}`,
  MAIL_FROM: 'Vela <hello@nordlys.invalid>',
  ...changes,
});
const look = (changes: Readonly<Record<string, string>> = {}, now = () => new Date()) =>
  diagnose(environment(changes), {
    discoveryUrl: `${world.sandboxOrigin}/sandbox/linkedin/oauth/.well-known/openid-configuration`,
    ratesUrl,
    now,
  });
const said = async (name: string, ...how: Parameters<typeof look>): Promise<string> =>
  (await look(...how))
    .filter((checked) => checked.name === name)
    .flatMap(({ findings }) => findings.map(({ sentence, remedy }) => `${sentence} ${remedy ?? ''}`.trim()))
    .join('\n');

test('everything is told at once, with what to do', async () => {
  const checked = await look();
  const text = diagnosisText(checked);
  expect(failuresIn(checked)).toBeGreaterThan(5);
  expect(text).toContain('✗ Settings');
  expect(text).toContain('No webhook endpoint leads to https://talent.nordlys.invalid/api/stripe/webhook');
  expect(text).toContain('no STARTTLS');
  expect(text).toContain('✓ VAT numbers (VIES)');
  expect(text).toContain('✓ Sign-in with LinkedIn');
  expect(text).toContain('✓ Clock');
});

test('Stripe: a key that it does not know, an endpoint of another version, switched off, with events missing', async () => {
  expect(await said('Stripe', { STRIPE_SECRET_KEY: 'sk_test_another' })).toContain('does not know STRIPE_SECRET_KEY');
  world.stripe.state.endpoints.push(endpoint());
  expect(await said('Stripe')).toBe('');
  world.stripe.state.endpoints[0] = endpoint({
    status: 'disabled',
    api_version: '2020-08-27',
    enabled_events: ['payment_intent.succeeded'],
  });
  const found = await said('Stripe');
  for (const part of ['is disabled', '2020-08-27', 'charge.dispute.created']) expect(found).toContain(part);
});

test('the store: one that does not answer, and the embedded one', async () => {
  expect(await said('MongoDB', { MONGODB_URI: 'mongodb://127.0.0.1:1/vela' })).toContain('cannot be used');
  if (process.env['MONGODB_URI'] === undefined) expect(await said('MongoDB')).toContain('embedded store');
});

test('VIES: our own number, and its silence, which is no fault', async () => {
  world.vies.invalid.add('SE556677889901');
  expect(await said('VAT numbers (VIES)')).toContain('SELLER_VAT SE556677889901 is not valid');
  world.vies.fault = 'busy';
  const checked = await look();
  expect(checked.find(({ name }) => name === 'VAT numbers (VIES)')?.findings).toMatchObject([{ kind: 'note' }]);
});

test('currency rates: what the service that is set answers, and how old they are', async () => {
  const set = { RATES_URL: ratesUrl };
  const on = (day: string) => () => new Date(`${day}T17:00:00Z`);
  expect(await said('Currency rates', set, on('2026-11-25'))).toBe(
    `${ratesUrl} gives rates. The currency rates are of 24 Nov 2026.`,
  );
  const text = diagnosisText(await look(set, on('2026-11-25')));
  expect(text).toContain(`✓ Currency rates\n    ${ratesUrl} gives rates. The currency rates are of 24 Nov 2026.\n`);
  expect(await said('Currency rates', set, on('2026-12-03'))).toContain(
    'old rates. The currency rates are of 24 Nov 2026. Whoever runs Vela sets where newer ones are read',
  );
  expect(await said('Currency rates', set, on('2026-11-23'))).toContain('a day to come. What counts instead: ');
});

test('currency rates: what counts where no service is set, and where it is silent', async () => {
  const now = () => new Date('2026-11-25T17:00:00Z');
  const unset = 'RATES_URL is not set: the European Central Bank is asked.';
  expect(await said('Currency rates', {}, now)).toBe(
    `${unset}\n${ratesUrl} gives rates. The currency rates are of 24 Nov 2026.`,
  );
  rates = { status: 503, day: '2026-11-24' };
  expect(await said('Currency rates', {}, now)).toContain(
    'The answer is 503. What counts instead: The currency rates are of 26 Apr 2023. Whoever runs Vela',
  );
  // What the instance read while the service still answered.
  const { perEuro } = BUNDLED_RATES;
  await world.server.app.models.rateTables.create({ _id: 'ecb', date: '2026-11-23', perEuro });
  expect(await said('Currency rates', {}, now)).toContain(
    'What counts instead: The currency rates are of 23 Nov 2026.',
  );
  expect(await said('Currency rates', { RATES_FILE: '/nowhere/rates.json' }, now)).toContain(
    'RATES_FILE cannot be used',
  );
});

test('LinkedIn: an application that it does not know', async () => {
  expect(await said('Sign-in with LinkedIn', { LINKEDIN_CLIENT_SECRET: 'another' })).toContain('LINKEDIN_CLIENT_ID');
});

test('LinkedIn: nobody is reached', async () => {
  const checked = await diagnose(environmentFor('mongodb://127.0.0.1:1', 'http://127.0.0.1:1'), {
    discoveryUrl: 'http://127.0.0.1:1/openid',
    timeMs: 200,
  });
  const found = checked.find(({ name }) => name === 'Sign-in with LinkedIn')?.findings;
  expect(found).toMatchObject([
    { sentence: expect.stringMatching(/^LinkedIn does not answer/), remedy: expect.stringContaining('127.0.0.1:1') },
  ]);
});

test('a clock that goes wrong', async () => {
  const late = () => new Date(Date.now() - 600_000);
  expect(await said('Clock', {}, late)).toMatch(/clock is (599|600|601) seconds behind/);
});

test('a clock that is held against nobody, because its service is not reached', async () => {
  const found = await run(
    clockCheck('http://127.0.0.1:1/openid', () => new Date()),
    5000,
  );
  expect(found.findings).toEqual([
    {
      kind: 'failure',
      sentence: expect.stringMatching(/^127\.0\.0\.1:1 does not answer \(.+\), so the clock/),
      remedy: expect.stringContaining('no setting names it'),
    },
  ]);
});

test('a service that never answers does not hold the others up', async () => {
  world.stripe.faults.silent = true;
  try {
    expect(await said('Stripe')).toContain('Stripe does not say');
    expect(await said('VAT numbers (VIES)')).toBe('');
  } finally {
    world.stripe.faults.clear();
  }
});
