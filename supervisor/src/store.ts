import { setTimeout as wait } from 'node:timers/promises';
import { chooseStore, type ChosenStore, StoreStartError } from '@vela/datastore/launcher';
import { isEnding } from './ending.js';
import { StartProblem } from './problem.js';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5000;
/** How often a store that ended is started under its own port before any other will do. */
const SAME_PORT_ATTEMPTS = 4;
/** Longest time a store may take to end after its instance was killed. */
const LEAVING_MS = 4000;

/** The instance's store, started again when it ends by itself. */
export interface InstanceStore {
  readonly uri: string;
  /** Line for the terminal. */
  readonly describe: string;
  stop(): Promise<void>;
}

/** The first start; a store that a killed instance left behind is given the moment that it takes to leave. */
async function chooseFirst(choose: () => Promise<ChosenStore>): Promise<ChosenStore> {
  const from = Date.now();
  for (;;) {
    try {
      return await choose();
    } catch (error) {
      if (!(error instanceof StoreStartError)) throw error;
      if (!error.message.includes('is in use') || Date.now() - from > LEAVING_MS) throw new StartProblem(error.message);
      await wait(FIRST_PAUSE_MS);
    }
  }
}

/**
 * Chooses and starts the store: `MONGODB_URI`, a MongoDB server on this machine, else the embedded one.
 * @param dataFolder where a store that is started keeps its documents
 * @param onMoved told when a restarted store has another address
 * @throws StartProblem if the chosen one does not start
 */
export async function startStore(dataFolder: string, onMoved: (uri: string) => void): Promise<InstanceStore> {
  const choose = (port = 0) => chooseStore({ env: process.env, dataDir: dataFolder, port });
  const stop = new AbortController();
  // A store elsewhere never tells of its end: what waits for it is told to stop instead.
  const stopped = new Promise<null>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  const isStopping = (): boolean => stop.signal.aborted;
  let store = await chooseFirst(() => choose());

  async function startAgain(): Promise<ChosenStore | null> {
    // Whoever knows the store finds it again where it was, unless somebody else has taken that place.
    const port = Number(/:(\d+)\//.exec(store.uri)?.[1] ?? 0);
    for (let attempt = 1, pause = FIRST_PAUSE_MS; ; attempt += 1, pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
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
    uri: store.uri,
    describe: store.describe,
    stop: async () => {
      stop.abort();
      await store.stop();
      // One that is just being started again is stopped as well.
      await watching;
    },
  };
}
