// How long an API takes to be ready on a stored world: reading every profile, and from what an earlier process wrote down.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOwnApi } from '../own-api.mjs';
import type { StoredWorld } from './stored-world.js';

export interface StartFigures {
  /** From the start of the process until its index was ready. */
  readonly readingAllSeconds: number;
  readonly fromSnapshotSeconds: number;
  /** How long the first of them took to end, its index written down. */
  readonly writingSeconds: number;
  readonly snapshotBytes: number;
}

const secondsSince = (from: number): number => (performance.now() - from) / 1000;

async function timedStart(store: StoredWorld, folder: string) {
  const from = performance.now();
  const api = await startOwnApi(store, { MATCH_INDEX_DIR: folder });
  return { api, seconds: secondsSince(from) };
}

async function bytesIn(folder: string): Promise<number> {
  const files = await Promise.all((await readdir(folder)).map((name) => stat(path.join(folder, name))));
  return files.reduce((sum, { size }) => sum + size, 0);
}

export async function measureStarts(store: StoredWorld): Promise<StartFigures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vela-bench-index-'));
  try {
    const first = await timedStart(store, folder);
    const ending = performance.now();
    await first.api.stop();
    const writingSeconds = secondsSince(ending);
    const snapshotBytes = await bytesIn(folder);
    const second = await timedStart(store, folder);
    await second.api.stop();
    return {
      readingAllSeconds: first.seconds,
      fromSnapshotSeconds: second.seconds,
      writingSeconds,
      snapshotBytes,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
