import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../site/atomic.js';
import { saysMissing } from '../site/missing.js';

/**
 * Where published files and their signed lists are kept, by keys such as `files/0a/0a1b…`. Whoever reads holds what comes
 * against its hash; a place of keeping is not trusted.
 */
export interface Objects {
  has(key: string): Promise<boolean>;
  /** @returns null where there is none @throws Error where that cannot be told right now */
  get(key: string): Promise<Buffer | null>;
  /** Keeps all of it or nothing, in place of what was there. */
  put(key: string, content: Buffer): Promise<void>;
}

const orNothing = <Result>(asked: Promise<Result>): Promise<Result | null> =>
  asked.catch((error: unknown) => {
    if (saysMissing(error)) return null;
    throw error;
  });

/** Kept in a folder of this machine. */
export class FolderObjects implements Objects {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  has(key: string): Promise<boolean> {
    return orNothing(stat(path.join(this.#folder, key))).then((there) => there !== null);
  }

  get(key: string): Promise<Buffer | null> {
    return orNothing(readFile(path.join(this.#folder, key)));
  }

  put(key: string, content: Buffer): Promise<void> {
    return writeAtomically(path.join(this.#folder, key), content);
  }
}
