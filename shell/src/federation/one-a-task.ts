import { nextTask } from './next-task.js';

const READS = 'GET';

/**
 * Begins the calls of one moment each in a task of its own, in their order. A page that has just been drawn asks several things at
 * once, and a browser takes some milliseconds to begin each: together they would hold up whoever presses something. What
 * changes something goes out at once, since the page may be about to be left.
 * @param pause until the next task, replaceable for tests
 */
export function oneATask(fetcher: typeof fetch, pause: () => Promise<void> = nextTask): typeof fetch {
  let waiting = 0;
  let turn = Promise.resolve();
  return async (input, init) => {
    if ((init?.method ?? READS) !== READS) return fetcher(input, init);
    const isAlone = waiting === 0;
    const mine = turn;
    waiting += 1;
    turn = mine.then(pause).finally(() => {
      waiting -= 1;
    });
    if (!isAlone) await mine;
    return fetcher(input, init);
  };
}
