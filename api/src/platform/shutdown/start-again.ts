import { isStoreUnavailable, toError } from '../errors/index.js';
import type { Log } from '../observability/index.js';
import { CleanUps } from './clean-ups.js';

/** How long a start goes on where the store comes and goes; one that never comes ends it after `connectStore`'s patience. */
const PATIENCE_MS = 30_000;

/**
 * Starts something of which every step may be done twice: a store that goes away meanwhile has it begin again.
 * @param start adds what is to be undone
 * @throws what the start throws; nothing is left running then
 */
export async function startAgainWhileAway<Running>(
  start: (cleanUps: CleanUps) => Promise<Running>,
  log?: Log,
): Promise<Running> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const cleanUps = new CleanUps();
    try {
      return await start(cleanUps);
    } catch (error) {
      await cleanUps.run().catch(() => undefined);
      if (!isStoreUnavailable(toError(error)) || Date.now() >= deadline) throw error;
      log?.warn({ err: error }, 'the store went away during the start; starting again');
    }
  }
}
