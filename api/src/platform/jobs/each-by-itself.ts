import { isStoreUnavailable } from '../errors/index.js';
import { LeaseLost } from './leases.js';

/** Whether the others could not be done either: somebody else does the job by now, or the store is away. */
const concernsAll = (error: unknown): boolean =>
  error instanceof LeaseLost || (error instanceof Error && isStoreUnavailable(error));

/**
 * Does the same to each of many, one after the other, so that one that cannot be done now holds up none of the others.
 * @param failed says what was not done, behind "1 of 2"
 * @returns what came of each
 * @throws AggregateError at the end where some could not be done; at once what concerns all of them
 */
export async function eachByItself<Item, Result>(
  items: readonly Item[],
  failed: string,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  for (const item of items)
    try {
      results.push(await work(item));
    } catch (error) {
      if (concernsAll(error)) throw error;
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} ${failed}.`);
  return results;
}
