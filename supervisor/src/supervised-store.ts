import { setTimeout as wait } from 'node:timers/promises';
import type { ChosenStore } from '@vela/datastore/launcher';
import { isEnding } from './ending.js';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5000;
/** How often a store that ended is started under its own port before any other will do. */
const SAME_PORT_ATTEMPTS = 4;

/** The instance's store, started again when it ends by itself. */
export interface InstanceStore {
  /** Where it is now: it may have moved. */
  readonly uri: string;
  readonly kind: ChosenStore['kind'];
  /** Line for the terminal. */
  readonly describe: string;
  stop(): Promise<void>;
}

/**
 * Keeps a store running: one that ends by itself is started again where it was.
 * @param first the store as it runs
 * @param choose starts it again, under a port; 0 for any
 * @param onMoved told when it has another address
 * @param pauseMs before the first attempt; each further one waits twice as long
 */
export function superviseStore(
  first: ChosenStore,
  choose: (port: number) => Promise<ChosenStore>,
  onMoved: (uri: string) => void,
  pauseMs = FIRST_PAUSE_MS,
): InstanceStore {
  const stop = new AbortController();
  // A store elsewhere never tells of its end: what waits for it is told to stop instead.
  const stopped = new Promise<null>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  const isStopping = (): boolean => stop.signal.aborted;
  let store = first;

  async function startAgain(): Promise<ChosenStore | null> {
    // Whoever knows the store finds it again where it was, unless somebody else has taken that place.
    const port = Number(/:(\d+)\//.exec(store.uri)?.[1] ?? 0);
    for (let attempt = 1, pause = pauseMs; ; attempt += 1, pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await wait(pause);
      // A signal to the whole group ends the store before anybody knows that the instance ends.
      if (isStopping() || isEnding()) return null;
      try {
        store = await choose(attempt <= SAME_PORT_ATTEMPTS ? port : 0);
        return store;
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      const reason = await Promise.race([store.ended, stopped]);
      if (isStopping()) return;
      if (!isEnding()) console.error(`The store ended (${reason}); starting it again.`);
      const { uri: before } = store;
      const next = await startAgain();
      if (next === null) return;
      if (isStopping()) await next.stop();
      else if (next.uri !== before) onMoved(next.uri);
    }
  }
  const watching = watch();

  return {
    get uri() {
      return store.uri;
    },
    kind: store.kind,
    describe: store.describe,
    stop: async () => {
      stop.abort();
      await store.stop();
      // One that is just being started again is stopped as well.
      await watching;
    },
  };
}
