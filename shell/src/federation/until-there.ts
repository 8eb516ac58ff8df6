import type { SliceName } from '@vela/contracts/routes';
import type { RouteObject } from '@vela/router';
import { pauseAfter } from '@vela/slice-parts/later';
import type { Slices } from './slices.js';

/**
 * Waits until a slice is there: one that failed is asked for again, less and less often, and where somebody else does that
 * meanwhile, that is joined.
 * @param signal of whoever waits
 * @returns the slice's routes; null where nobody waits any more
 */
export async function untilThere(
  slices: Pick<Slices, 'load' | 'troubleOf' | 'subscribe'>,
  name: SliceName,
  signal: AbortSignal,
): Promise<readonly RouteObject[] | null> {
  const isLeft = (): boolean => signal.aborted;
  let failures = slices.troubleOf(name) === 'failed' ? 1 : 0;
  while (!isLeft()) {
    if (failures > 0) {
      const { over, end } = pauseAfter(failures);
      const unsubscribe = slices.subscribe(end);
      signal.addEventListener('abort', end);
      await over;
      unsubscribe();
      if (isLeft()) break;
    }
    const routes = await slices.load(name).catch(() => null);
    if (routes !== null) return isLeft() ? null : routes;
    failures += 1;
  }
  return null;
}
