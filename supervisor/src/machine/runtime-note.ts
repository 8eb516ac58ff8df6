import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChosenStore } from '@vela/datastore/launcher';

/** What runs, for the commands that work on a running instance. */
export interface RuntimeNote {
  /** Of the supervisor. */
  readonly pid: number;
  /** Of what the supervisor keeps running, by name. */
  readonly pids: Readonly<Record<string, number | undefined>>;
  readonly origin: string;
  readonly port: number;
  readonly apiPort: number;
  readonly sandboxPort: number;
  readonly storeUri: string;
  /** What the store is. */
  readonly store: ChosenStore['kind'];
  /** Folder of what is served. */
  readonly site: string;
}

/** Name of its file in the data folder. */
export const RUNTIME_NOTE = 'runtime.json';

/** @returns the file of an instance's note, whether it is there or not */
export const runtimeNoteOf = (data: string): string => path.join(data, RUNTIME_NOTE);

/** @returns what an instance's note tells, which stays when it ends; null where there is none that can be read */
export function readRuntimeNote(data: string): { readonly [Key in keyof RuntimeNote]?: unknown } | null {
  const file = runtimeNoteOf(data);
  if (!existsSync(file)) return null;
  try {
    const note: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof note === 'object' ? note : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

/**
 * Writes the note into an instance's data folder. It is there as a whole or as it was: commands read it at any time. Where it
 * cannot be written, on a full disk, that is told; the instance goes on.
 */
export function writeRuntimeNote(data: string, note: RuntimeNote): void {
  const file = runtimeNoteOf(data);
  try {
    writeFileSync(`${file}.new`, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    console.error(`${file} cannot be written (${String(error)}): commands do not find what was started since.`);
  }
}
