import { readFile } from 'node:fs/promises';
import { offeredCallsOf } from './offered-calls.js';

/** What is asked of the instance that runs on a data folder. */
export interface RunningInstance {
  /** @returns what can be called of its API; null where none runs, so that there is nothing to hold a version against */
  readonly offeredCalls: () => Promise<ReadonlySet<string> | null>;
  /** @returns the address of its site; null where none runs */
  readonly origin: () => Promise<string | null>;
}

interface Note {
  readonly apiPort?: unknown;
  readonly origin?: unknown;
}

const readNote = async (file: string): Promise<Note> => {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? {} : (JSON.parse(text) as Note);
};

/** @param note file in which a running instance says where it is */
export const instanceAt = (note: string): RunningInstance => ({
  offeredCalls: async () => {
    const { apiPort } = await readNote(note);
    return typeof apiPort === 'number' ? offeredCallsOf(`http://127.0.0.1:${apiPort}`) : null;
  },
  origin: async () => {
    const { origin } = await readNote(note);
    return typeof origin === 'string' ? origin : null;
  },
});
