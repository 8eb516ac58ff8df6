import { connect, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { startFaultWorld } from './support/fault-world.js';
import { report } from './support/figures.js';

const CONNECTIONS = 500;
/** The server drops them within 10 s; a loaded machine may take its time over looking. */
const PATIENCE_MS = 60_000;
const TRICKLE_MS = 500;
const ROUNDS = 20;

/** What is sent of a request, and how it goes on drop by drop, for ever. */
const WAYS = [
  { begin: '', drop: '' },
  { begin: 'GET /api/categories HTTP/1.1\r\nHost: a\r\n', drop: 'x-a: b\r\n' },
  {
    begin:
      'POST /api/consents HTTP/1.1\r\nHost: a\r\nOrigin: http://site.test\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{"a":"',
    drop: 'x',
  },
] as const;

/** A connection that gets nowhere. */
class SlowConnection {
  readonly #socket: Socket;
  /** Milliseconds until the server dropped it. */
  readonly dropped: Promise<number>;

  constructor(port: number, { begin, drop }: (typeof WAYS)[number]) {
    const from = performance.now();
    this.#socket = connect(port, '127.0.0.1', () => this.#socket.write(begin));
    const trickle = setInterval(() => this.#socket.write(drop), TRICKLE_MS);
    // What the server says before it hangs up is read, else the end would not be seen.
    this.#socket.resume();
    this.dropped = new Promise((resolve) => {
      this.#socket
        .on('error', () => this.#socket.destroy())
        .on('close', () => {
          clearInterval(trickle);
          resolve(performance.now() - from);
        });
    });
  }

  end(): void {
    this.#socket.destroy();
  }
}

test('500 slow connections are dropped, and hold nobody else up', async () => {
  const world = await startFaultWorld();
  const slow: SlowConnection[] = [];
  try {
    const { visitor } = await world.join({ givenName: 'Ada' });
    const measure = async (): Promise<number[]> => {
      const spans: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const from = performance.now();
        expect((await visitor.call('getMe')).status).toBe(200);
        spans.push(performance.now() - from);
      }
      return spans;
    };
    const idle = await measure();
    slow.push(
      ...Array.from(
        { length: CONNECTIONS },
        (_, index) => new SlowConnection(world.api.port, WAYS[index % WAYS.length] ?? WAYS[0]),
      ),
    );
    const beside = await measure();
    let limit: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      limit = setTimeout(() => reject(new Error('Slow connections are kept for ever.')), PATIENCE_MS);
    });
    const spans = await Promise.race([Promise.all(slow.map(({ dropped }) => dropped)), tooLate]).finally(() =>
      clearTimeout(limit),
    );
    report(
      'slow connections',
      { connections: spans.length },
      { 'dropped after': spans, 'others, idle': idle, 'others, beside them': beside },
    );
    expect((await visitor.call('getMe')).status).toBe(200);
  } finally {
    for (const connection of slow) connection.end();
    await world.stop();
  }
}, 180_000);
