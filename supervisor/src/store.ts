import { setTimeout as wait } from 'node:timers/promises';
import { chooseStore, type ChosenStore, StoreStartError } from '@vela/datastore/launcher';
import { StartProblem } from './machine/problem.js';
import { type InstanceStore, superviseStore } from './supervised-store.js';

/** Longest time a store may take to end after its instance was killed. */
const LEAVING_MS = 4000;
const PAUSE_MS = 200;

/** The first start; a store that a killed instance left behind is given the moment that it takes to leave. */
async function chooseFirst(choose: () => Promise<ChosenStore>): Promise<ChosenStore> {
  const from = Date.now();
  for (;;) {
    try {
      return await choose();
    } catch (error) {
      if (!(error instanceof StoreStartError)) throw error;
      if (!error.message.includes('is in use') || Date.now() - from > LEAVING_MS) throw new StartProblem(error.message);
      await wait(PAUSE_MS);
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
  return superviseStore(await chooseFirst(() => choose()), choose, onMoved);
}
