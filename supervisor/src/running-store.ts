// The store that a command works on: the one that MONGODB_URI names, else that of the running `npm start` (DATA_DIR,
// default .data/).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { givenValue } from '@vela/settings';
import { dataFolderOf } from './data-folder-of.js';
import { isInstance } from './machine/data-folder.js';
import { StartProblem } from './machine/problem.js';
import { readRuntimeNote } from './machine/runtime-note.js';

/** @returns address of the running store @throws StartProblem where none runs */
function runningStore(): string {
  const given = givenValue(process.env, 'MONGODB_URI');
  if (given !== null) return given;
  const note = readRuntimeNote(dataFolderOf(process.env));
  if (note === null)
    throw new StartProblem('Vela is not running. Start it with npm start first, or name a MongoDB in MONGODB_URI.');
  const { storeUri, pid } = note;
  if (typeof storeUri !== 'string' || typeof pid !== 'number' || !isInstance(pid))
    throw new StartProblem(
      'Vela is no longer running. Start it with npm start first, or name a MongoDB in MONGODB_URI.',
    );
  return storeUri;
}

/** @returns the running store, for a program's surroundings; nothing where none runs and none is needed */
function storeFor(needed: boolean): { MONGODB_URI?: string } {
  try {
    return { MONGODB_URI: runningStore() };
  } catch (error) {
    if (needed || !(error instanceof StartProblem)) throw error;
    return {};
  }
}

/**
 * Runs a program on the running store; its exit code becomes this process's.
 * @param program file of the built program
 * @param args what it is told
 * @param storeNeeded whether it is refused where no store runs; else it runs without MONGODB_URI then
 */
export async function runOnStore(
  program: string,
  args: readonly string[],
  { storeNeeded = true }: { readonly storeNeeded?: boolean } = {},
): Promise<void> {
  try {
    const child = spawn(process.execPath, [program, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...storeFor(storeNeeded) },
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
