import { readFile } from 'node:fs/promises';
import { writeAtomically } from './atomic.js';

/** Which build of something that has one address is in service. */
export interface Pointer {
  readonly version: string;
  readonly previous: string | null;
}

/** @returns what a pointer's file says; null before the first promotion, or where it cannot be read */
export async function readPointer(file: string): Promise<Pointer | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const { version, previous } = JSON.parse(text) as Partial<Record<keyof Pointer, unknown>>;
    return typeof version === 'string' ? { version, previous: typeof previous === 'string' ? previous : null } : null;
  } catch {
    return null;
  }
}

/** Moves a pointer. */
export const writePointer = (file: string, pointer: Pointer): Promise<void> =>
  writeAtomically(file, `${JSON.stringify(pointer, null, 2)}\n`);
