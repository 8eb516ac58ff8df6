import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../site/atomic.js';

/**
 * Where published files and their signed lists are kept, by keys such as `files/0a/0a1b…`. Whoever reads holds what comes
 * against its hash; a place of keeping is not trusted.
 */
export interface Objects {
  has(key: string): Promise<boolean>;
  /** @returns null where there is none */
  get(key: string): Promise<Buffer | null>;
  /** Keeps all of it or nothing, in place of what was there. */
  put(key: string, content: Buffer): Promise<void>;
}

/** Kept in a folder of this machine. */
export class FolderObjects implements Objects {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  has(key: string): Promise<boolean> {
    return stat(path.join(this.#folder, key)).then(
      () => true,
      () => false,
    );
  }

  get(key: string): Promise<Buffer | null> {
    return readFile(path.join(this.#folder, key)).catch(() => null);
  }

  put(key: string, content: Buffer): Promise<void> {
    return writeAtomically(path.join(this.#folder, key), content);
  }
}
