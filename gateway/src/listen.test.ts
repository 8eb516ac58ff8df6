import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { type Listening, listenOn } from './listen.js';

const TRIES = 20;
const CONNECTIONS = 8;
const ANSWER = 'x'.repeat(200_000);

interface Load {
  whole: number;
  cut: number;
}

/** Asks again and again on a connection that is kept, until nobody is there. */
async function keepAsking(port: number, load: Load): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const asked = (): Promise<boolean> =>
    new Promise((resolve) => {
      const request = http.get({ port, host: '127.0.0.1', agent }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('close', () => {
          if (bytes === ANSWER.length) load.whole += 1;
          else load.cut += 1;
          resolve(bytes === ANSWER.length);
        });
      });
      // Nobody is there any more, and no answer was begun.
      request.on('error', () => resolve(false));
    });
  while (await asked());
  agent.destroy();
}

test('who is being answered gets all of it when the server ends, in each of many tries, and the end is not put off', async () => {
  const load: Load = { whole: 0, cut: 0 };
  for (let count = 0; count < TRIES; count += 1) {
    const listening: Listening = await listenOn(
      (_, response) => {
        response.write(ANSWER.slice(0, 100_000));
        setTimeout(() => response.end(ANSWER.slice(100_000)), count % 7);
      },
      0,
      ['127.0.0.1'],
    );
    const before = load.whole;
    const asking = Array.from({ length: CONNECTIONS }, () => keepAsking(listening.port, load));
    while (load.whole < before + CONNECTIONS) await wait(1);
    await listening.stop();
    await Promise.all(asking);
  }
  expect(load.cut).toBe(0);
  expect(load.whole).toBeGreaterThanOrEqual(TRIES * CONNECTIONS);
}, 60_000);

test('who keeps a connection is answered once more while the server ends, and hears that it is the last', async () => {
  const listening = await listenOn((_, response) => void response.end('ok'), 0, ['127.0.0.1']);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const connectionOf = (): Promise<string | undefined> =>
    new Promise((resolve, reject) => {
      const request = http.get({ port: listening.port, host: '127.0.0.1', agent }, (response) => {
        response.resume().on('end', () => resolve(response.headers.connection));
      });
      request.on('error', reject);
    });
  expect(await connectionOf()).toBe('keep-alive');
  const stopped = listening.stop();
  expect(await connectionOf()).toBe('close');
  await stopped;
  agent.destroy();
});
