import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
  /** Folder of what is served. */
  readonly site: string;
}

/** Name of its file in the data folder. */
export const RUNTIME_NOTE = 'runtime.json';

/** @returns the file of an instance's note, whether it is there or not */
export const runtimeNoteOf = (data: string): string => path.join(data, RUNTIME_NOTE);

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
