import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Entries in a file that survive a restart; the oldest go once there are too many. */
export class StoredList<Entry> {
  readonly #file: string | null;
  readonly #limit: number;
  #entries: readonly Entry[];

  /**
   * @param file where it is kept, or null for memory only
   * @param limit most entries
   * @param read checks one stored entry; null leaves it out
   */
  constructor(file: string | null, limit: number, read: (stored: unknown) => Entry | null) {
    this.#file = file;
    this.#limit = limit;
    this.#entries =
      file === null
        ? []
        : stored(file)
            .map(read)
            .filter((entry): entry is Entry => entry !== null);
  }

  /** Newest first. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  replace(entries: readonly Entry[]): void {
    this.#entries = entries.slice(0, this.#limit);
    if (this.#file === null) return;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    // Written beside and moved: a process that is killed leaves the old list, never half of the new one.
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#entries), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }

  add(entry: Entry): void {
    this.replace([entry, ...this.#entries]);
  }
}

function stored(file: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    // Not there yet, or not readable: a stand-in begins anew.
    return [];
  }
}
