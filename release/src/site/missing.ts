import { readFile } from 'node:fs/promises';

/** @returns what the system calls a failure, such as `ENOENT`; undefined of any other */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Whether a failure says that there is no such file; any other may be over in a moment. */
export const saysMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/**
 * @returns what a file says; null where there is none
 * @throws Error where it cannot be read: what is there is not taken for nothing, and not written over
 */
export const readIfThere = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (saysMissing(error)) return null;
    throw error;
  });
