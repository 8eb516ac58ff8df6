import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { environmentFor } from '../../../tests/support/surroundings.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { API_VERSION, FOLLOWED_EVENTS } from '../../money/subscriptions/index.js';
import { diagnose, diagnosisText, failuresIn } from './index.js';

let world: World;
let mail: Server;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  // A mail server that says hello and knows no STARTTLS.
  mail = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 hello\r\n');
    socket.on('data', (line) => socket.write(String(line).startsWith('EHLO') ? '250 ok\r\n' : '502 what\r\n'));
  });
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => mail.close(resolve));
  await world.stop();
});
beforeEach(() => {
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
    now,
  });
const said = async (name: string, ...how: Parameters<typeof look>): Promise<string> =>
  (await look(...how))
    .filter((checked) => checked.name === name)
    .flatMap(({ findings }) => findings.map(({ problem, remedy }) => `${problem} ${remedy}`))
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

test('LinkedIn: an application that it does not know', async () => {
  expect(await said('Sign-in with LinkedIn', { LINKEDIN_CLIENT_SECRET: 'another' })).toContain('LINKEDIN_CLIENT_ID');
});

test('a clock that goes wrong', async () => {
  const late = () => new Date(Date.now() - 600_000);
  expect(await said('Clock', {}, late)).toMatch(/clock is (599|600|601) seconds behind/);
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
