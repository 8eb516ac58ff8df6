import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChildStore, type StoreScript } from './child-store.js';
import { Random } from './random.js';
import { Workload } from './workload.js';

export interface CrashOptions {
  readonly script: StoreScript;
  readonly rounds: number;
  readonly seed: number;
  /** Told after each round how much has been acknowledged so far. */
  readonly onRound?: (round: number, acknowledged: Workload['acknowledged']) => void;
}

/** What the rounds brought to light. */
export interface CrashReport {
  /** What contradicts the acknowledgements; none when all is well. */
  readonly complaints: readonly string[];
  readonly acknowledged: Workload['acknowledged'];
}

/**
 * Kills a store again and again (SIGKILL) while inserts, increments and transactions run, starts it again on the
 * same port and folder, so that the driver repeats what it had in flight, and holds the result against what was
 * acknowledged.
 */
export async function runCrashRounds({ script, rounds, seed, onRound }: CrashOptions): Promise<CrashReport> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'datastore-crash-'));
  const random = new Random(seed);
  let store = await startChildStore(script, dataDir, 0);
  const port = Number(new URL(store.uri).port);
  const workload = new Workload(store.uri, random);
  try {
    await workload.prepare();
    workload.start();
    for (let round = 1; round <= rounds; round += 1) {
      await workload.progress(200 + random.below(1200));
      await store.kill();
      store = await startChildStore(script, dataDir, port);
      onRound?.(round, workload.acknowledged);
    }
    await workload.finish();
    const beforeRestart = await workload.check();
    await store.stop();
    store = await startChildStore(script, dataDir, port);
    const afterRestart = await workload.check();
    return { complaints: [...beforeRestart, ...afterRestart], acknowledged: workload.acknowledged };
  } finally {
    await workload.finish();
    await workload.close();
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
