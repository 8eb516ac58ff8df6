import { execFile } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Sources that a process is started from: the API, a worker, a partition of the matching service. */
export type ProcessEntry = 'start.ts' | 'work.ts' | 'match.ts';

const API = path.resolve(__dirname, '../..');
const FOLDER = path.join(API, '.cache/processes');
const BUNDLER = path.join(API, '../tooling/bin/bundle-sources.mjs');
/** What each of them loads beforehand. */
const BEFORE = [
  path.join(API, '../supervisor/src/leave-with-parent.ts'),
  path.join(API, 'tests/support/heap-on-request.ts'),
];

async function bundle(entry: ProcessEntry): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const target = path.join(FOLDER, entry.replace(/\.ts$/, '.mjs'));
  const own = `${target}.${process.pid}`;
  await promisify(execFile)(process.execPath, [BUNDLER, path.join(API, 'src', entry), own, ...BEFORE]);
  // Another process of tests may be making the same, or starting it.
  renameSync(own, target);
  return target;
}

const made = new Map<ProcessEntry, Promise<string>>();

/**
 * One file with all that a process runs, straight from the sources.
 * @returns its path; made once by each process of tests, so that it is never older than the sources
 * @throws Error with what is wrong with a source
 */
export function processFile(entry: ProcessEntry): Promise<string> {
  const file = made.get(entry) ?? bundle(entry);
  made.set(entry, file);
  return file;
}
