import { chmod } from 'node:fs/promises';
import { writeAtomically } from '../site/atomic.js';
import { whileWriting } from '../site/lock.js';
import { readIfThere } from '../site/missing.js';

/** A short list in a file that its owner alone can read, changed by one process at a time. */
export class ListFile<Item> {
  readonly #file: string;
  readonly #isItem: (value: unknown) => value is Item;

  constructor(file: string, isItem: (value: unknown) => value is Item) {
    this.#file = file;
    this.#isItem = isItem;
  }

  /** @returns all of it @throws Error if the file is damaged or cannot be read: then nobody is let in */
  async all(): Promise<readonly Item[]> {
    const text = await readIfThere(this.#file);
    const body: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(body) || !body.every(this.#isItem)) throw new Error(`${this.#file} is damaged.`);
    return body;
  }

  /** @param change @returns the list as it is to be; the very same one where nothing is to be written */
  change(change: (all: readonly Item[]) => readonly Item[]): Promise<void> {
    return whileWriting(`${this.#file}.writing`, async () => {
      const before = await this.all();
      const after = change(before);
      if (after === before) return;
      await writeAtomically(this.#file, `${JSON.stringify(after, null, 2)}\n`);
      await chmod(this.#file, 0o600);
    });
  }
}
