import { readFile } from 'node:fs/promises';
import { writeAtomically } from './atomic.js';
import { siteLayout } from './layout.js';

/** Which build of something that has one address is in service. */
export interface Pointer {
  readonly version: string;
  readonly previous: string | null;
}

/** @returns what a pointer's file says; null before the first promotion, or where it cannot be read */
async function readPointer(file: string): Promise<Pointer | null> {
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

/** @returns the shell in service, or null before the first promotion */
export const readShellPointer = (site: string): Promise<Pointer | null> => readPointer(siteLayout(site).shellPointer);

/** @returns the build of the design system's pages in service, or null while there is none */
export const readDesignSystemPointer = (site: string): Promise<Pointer | null> =>
  readPointer(siteLayout(site).designSystemPointer);
