import { isEnding } from './ending.mjs';
import { StartProblem } from './problem.mjs';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5000;
/** Longest time a store may take to end after its instance was killed. */
const LEAVING_MS = 4000;

/**
 * The instance's store, started again when it ends by itself.
 * @typedef {object} KeptStore
 * @property {string} uri
 * @property {string} describe line for the terminal
 * @property {() => Promise<void>} stop
 */

/**
 * Chooses and starts the store: `MONGODB_URI`, a MongoDB server on this machine, else the embedded one.
 * @param {string} dataFolder where a store that is started keeps its documents
 * @param {(uri: string) => void} onMoved told when a restarted store has another address
 * @returns {Promise<KeptStore>}
 * @throws {StartProblem} if the chosen one does not start
 */
export async function keepStore(dataFolder, onMoved) {
  const { chooseStore, StoreStartError } = await import('@vela/datastore/launcher');
  const choose = () => chooseStore({ env: process.env, dataDir: dataFolder });
  let stopping = false;
  /** The first start; a store that a killed instance left behind is given the moment that it takes to leave. */
  async function chooseFirst(from = Date.now()) {
    try {
      return await choose();
    } catch (error) {
      if (!(error instanceof StoreStartError)) throw error;
      if (!error.message.includes('is in use') || Date.now() - from > LEAVING_MS) throw new StartProblem(error.message);
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS));
      return chooseFirst(from);
    }
  }
  let store = await chooseFirst();

  async function startAgain() {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      // A signal to the whole group ends the store before anybody knows that the instance ends.
      if (stopping || isEnding()) return null;
      try {
        store = await choose();
        return store;
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  }

  async function watch() {
    while (!stopping) {
      const reason = await store.ended;
      if (stopping) return;
      if (!isEnding()) console.error(`The store ended (${reason}); starting it again.`);
      const { uri: before } = store;
      const next = await startAgain();
      if (next === null) return;
      if (stopping) await next.stop();
      else if (next.uri !== before) onMoved(next.uri);
    }
  }
  const watching = watch();

  return {
    uri: store.uri,
    describe: store.describe,
    stop: async () => {
      stopping = true;
      await store.stop();
      // One that is just being started again is stopped as well.
      await watching;
    },
  };
}
