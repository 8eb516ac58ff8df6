import { randomInt } from 'node:crypto';
import { requireFreePort } from '../../src/machine/ports.js';

/** Ports that systems give to nobody who asks for any: Linux gives those from 32768 on (ip(7), `ip_local_port_range`). */
const [FROM, TO] = [10_000, 32_000];

/**
 * @returns a port that is free now and that nobody gets by chance until it is listened on: a free one of the others may go to any
 * server or connection that is opened in between
 */
export async function quietPort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, TO);
    const isFree = await requireFreePort(port, '127.0.0.1').then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
}
