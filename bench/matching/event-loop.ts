// How long an API process keeps others waiting while recruiters ask without a pause: role pages, searches, filters.
import { type Loaded, startLoad } from '../load/load.mjs';
import { startOwnApi } from '../own-api.mjs';
import { heldLoop, type LoopHeld, resetLoop, WATCHED } from './loop-watch.js';
import { postRole, RECRUITER } from './role-page.js';
import type { StoredWorld } from './stored-world.js';
import { chance, roleOf } from './world.js';

const ROLES = 10;
const RECRUITERS = 20;
const WARM_UP_SECONDS = 5;
const SECONDS = 20;

export interface EventLoopFigures extends LoopHeld {
  readonly load: Loaded;
}

/** @param seed of the world, from which the roles are made */
export async function measureEventLoop(store: StoredWorld, seed: number): Promise<EventLoopFigures> {
  const api = await startOwnApi(store, { ANSWER_CACHE_MS: '0', ...WATCHED });
  const load = startLoad();
  try {
    const headers = await api.signIn(RECRUITER);
    const next = chance(seed + 31);
    const paths: string[] = [];
    for (let number = 0; number < ROLES; number += 1) {
      const path = await postRole(api, headers, roleOf(next, number));
      const id = path.slice(path.lastIndexOf('/') + 1);
      paths.push(path, '/api/search', `/api/filter-counts?openRoleId=${id}`);
    }
    const ask = (seconds: number) => load.run({ port: api.port, paths, headers, connections: RECRUITERS, seconds });
    await ask(WARM_UP_SECONDS);
    await resetLoop();
    const loaded = await ask(SECONDS);
    return { ...(await heldLoop()), load: loaded };
  } finally {
    load.stop();
    await api.stop();
  }
}
