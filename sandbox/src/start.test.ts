import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const AHEAD_DAYS = 15;
const DAY_S = 86_400;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}

test('a clock that is ahead moves that of the payments too: their events are of the instance’s day', async () => {
  const port = await freePort();
  const child = fork(path.join(__dirname, 'start.ts'), {
    execArgv: ['--conditions=source', '--import', 'tsx'],
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      CLOCK_AHEAD_DAYS: String(AHEAD_DAYS),
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_WEBHOOK_URL: 'http://127.0.0.1:9/',
    },
  });
  try {
    await once(child, 'message');
    const before = Math.floor(Date.now() / 1000);
    const response = await fetch(`http://127.0.0.1:${port}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_1', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ amount: '250000', currency: 'sek' }),
    });
    const { created } = (await response.json()) as { readonly created: number };
    expect(created - before).toBeGreaterThanOrEqual(AHEAD_DAYS * DAY_S);
    expect(created - before).toBeLessThan((AHEAD_DAYS + 1) * DAY_S);
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}, 60_000);
