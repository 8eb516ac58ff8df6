import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { refuse, runningStore } from './running-store.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Runs a program on the running store, with this process's arguments; its exit code becomes this one's.
 * @param {string} program path of the built program from the repository's root
 */
export function runOnStore(program) {
  const MONGODB_URI = runningStore();
  const file = path.join(root, program);
  if (!existsSync(file)) refuse('Vela is not built yet. Run npm start, or npm run build, first.');
  spawn(process.execPath, [file, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, MONGODB_URI },
  }).on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
