import { setTimeout as wait } from 'node:timers/promises';
import { readHistory } from '../site/history.js';
import type { VersionStore } from '../storage/version-store.js';
import type { Recorder } from './recorder.js';

/** Milliseconds for which a service on an empty disk waits for the stores that know what was on it. */
const WAIT_MS = 30_000;
const PAUSE_MS = 500;

interface RecordsOptions {
  /** Of the product's store; nothing where there is none. */
  readonly uri: string;
  readonly site: string;
  /** Folder of what only the service reads. */
  readonly folder: string;
  readonly store: VersionStore;
  /** Milliseconds to wait; half a minute, unless told. */
  readonly waitMs?: number;
}

/**
 * Brings back what an empty disk lacks, hears what was revoked while the service was down, and gets ready to keep in the store
 * what happens from now on.
 * @returns null where there is no store: then the folder is all there is
 * @throws Error where that cannot be told in time; the record of what was in service is then as it was
 */
export async function recordsIn({
  uri,
  site,
  folder,
  store,
  waitMs = WAIT_MS,
}: RecordsOptions): Promise<Recorder | null> {
  if (uri === '') return null;
  // Loaded where it is wanted alone.
  const [{ StoreRecords }, { Recorder: Keeper }, { restoreRelease }] = await Promise.all([
    import('./store-records.js'),
    import('./recorder.js'),
    import('./restore.js'),
  ]);
  const records = new StoreRecords(uri);
  const tell = (problem: string | null): void =>
    console.error(problem ?? 'The store has a record of every release again.');
  const until = Date.now() + waitMs;
  while ((await readHistory(site)).length === 0)
    try {
      const isRestored = await restoreRelease({ site, folder, records, store, tell: console.error });
      if (isRestored) console.log('What was in service before was brought back to this disk.');
      break;
    } catch (error) {
      if (Date.now() >= until) {
        await records.stop();
        // Whoever went on from here would soon put an empty site over the record of the former one.
        throw new Error(
          `What was on the disk before cannot be brought back right now: ${error instanceof Error ? error.message : String(error)} Start again once it can be asked.`,
          { cause: error },
        );
      }
      await wait(PAUSE_MS);
    }
  const recorder = new Keeper({ site, folder, records, tell });
  await recorder.look();
  return recorder;
}
