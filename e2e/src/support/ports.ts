import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below what a system gives to whoever asks for any port (from 32768 on Linux): else somebody may be given one between
 * its being found free and its being listened on, or while an instance that has it is started anew.
 */
const FIRST = 20_000;
/** Each worker of a run has a range of its own, so that two never find the same one free. */
const OF_ONE_WORKER = 1000;

let next = Math.floor(Math.random() * OF_ONE_WORKER);

/** @returns whether nobody listens on it */
async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ port, host: '127.0.0.1', exclusive: true });
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** @returns a port that nobody uses, another with each call */
export async function freePort(): Promise<number> {
  // The process that reads the settings has the first range, workers the following ones.
  const range = Number(process.env['TEST_PARALLEL_INDEX'] ?? -1) + 1;
  for (let tried = 0; tried < OF_ONE_WORKER; tried += 1) {
    const port = FIRST + range * OF_ONE_WORKER + (next++ % OF_ONE_WORKER);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST + range * OF_ONE_WORKER} is free.`);
}
