import { execFile } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Sources that a process is started from: the API, a worker, a partition of the matching service. */
export type ProcessEntry = 'start.ts' | 'work.ts' | 'match.ts';

const API = path.resolve(__dirname, '../..');
const FOLDER = path.join(API, '.cache/processes');
/** What each of them loads beforehand. */
const BEFORE = [
  path.join(API, '../supervisor/src/leave-with-parent.ts'),
  path.join(API, 'tests/support/heap-on-request.ts'),
];
/** What packages that are no ES modules expect to find. */
const FOR_COMMONJS = [
  "import { createRequire as createRequireHere } from 'node:module';",
  'const require = createRequireHere(import.meta.url);',
  'const __filename = import.meta.filename ?? new URL(import.meta.url).pathname;',
  "const __dirname = __filename.slice(0, __filename.lastIndexOf('/'));",
].join('\n');

async function bundle(entry: ProcessEntry): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const target = path.join(FOLDER, entry.replace(/\.ts$/, '.mjs'));
  const own = `${target}.${process.pid}`;
  await promisify(execFile)(process.execPath, [
    require.resolve('esbuild/bin/esbuild'),
    path.join(API, 'src', entry),
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--target=node20',
    '--conditions=source',
    '--external:*.node',
    '--log-level=error',
    `--banner:js=${FOR_COMMONJS}`,
    ...BEFORE.map((file) => `--inject:${file}`),
    `--outfile=${own}`,
  ]);
  // Another process of tests may be making the same, or starting it.
  renameSync(own, target);
  return target;
}

const made = new Map<ProcessEntry, Promise<string>>();

/**
 * One file with all that a process runs, straight from the sources. To read a thousand files and strip their types takes each start
 * seven seconds of computing; to read this one takes it two.
 * @returns its path; made once by each process of tests, so that it is never older than the sources
 * @throws Error with what is wrong with a source
 */
export function processFile(entry: ProcessEntry): Promise<string> {
  const file = made.get(entry) ?? bundle(entry);
  made.set(entry, file);
  return file;
}
