// The store that a command works on: the one that MONGODB_URI names, else that of the running `npm start` (DATA_DIR,
// default .data/).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** @param {string} sentence @returns {never} */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @param {unknown} pid @returns {boolean} whether a process of that number runs */
function runs(pid) {
  if (typeof pid !== 'number') return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process: it runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @returns {string} address of the running store; ends the process with a sentence where none runs */
export function runningStore() {
  const given = process.env['MONGODB_URI']?.trim();
  if (given) return given;
  const data = path.resolve(process.env['DATA_DIR'] || path.join(root, '.data'));
  const note = path.join(data, 'runtime.json');
  if (!existsSync(note))
    refuse('Vela is not running. Start it with npm start first, or name a MongoDB in MONGODB_URI.');
  const { storeUri, pid } = JSON.parse(readFileSync(note, 'utf8'));
  if (typeof storeUri !== 'string' || !runs(pid))
    refuse('Vela is no longer running. Start it with npm start first, or name a MongoDB in MONGODB_URI.');
  return storeUri;
}
