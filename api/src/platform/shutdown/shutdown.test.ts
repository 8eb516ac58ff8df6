import { createServer } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { until } from '../../../tests/support/until.js';
import { listen } from '../http/index.js';
import { CleanUps, drain } from './index.js';

describe('draining', () => {
  test('lets a request in flight finish and takes no new connection soon after', async () => {
    let finish: () => void = () => undefined;
    const server = createServer((_request, response) => {
      finish = () => response.end('done');
    });
    const port = await listen(server, 0, '127.0.0.1');
    const arrived = new Promise((resolve) => server.once('request', resolve));
    const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
    await arrived;
    const drained = drain(server);
    const finishFirst = finish;
    // Whoever does not know yet is answered, and told that it was the last time.
    const late = new Promise((resolve) => server.once('request', resolve));
    const told = fetch(`http://127.0.0.1:${port}/`);
    await late;
    finish();
    expect((await told).headers.get('connection')).toBe('close');
    await until(() => !server.listening);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    finishFirst();
    expect(await answer).toBe('done');
    await drained;
  });

  test('does not wait for a request that never ends', async () => {
    const server = createServer(() => undefined);
    const port = await listen(server, 0, '127.0.0.1');
    const arrived = new Promise((resolve) => server.once('request', resolve));
    const cut = fetch(`http://127.0.0.1:${port}/`).catch(() => 'cut');
    await arrived;
    await drain(server, 20);
    expect(await cut).toBe('cut');
  });
});

describe('clean-ups', () => {
  test('run once, last first, all of them', async () => {
    const order: string[] = [];
    const cleanUps = new CleanUps();
    cleanUps.add(() => void order.push('first'));
    cleanUps.add(() => {
      order.push('faulty');
      throw new Error('no');
    });
    cleanUps.add(() => Promise.resolve(void order.push('last')));
    await expect(Promise.all([cleanUps.run(), cleanUps.run()])).rejects.toThrow('no');
    expect(order).toEqual(['last', 'faulty', 'first']);
  });
});
