import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Entries in a file that survive a restart; the oldest go once there are too many. */
export class StoredList<Entry> {
  readonly #file: string | null;
  readonly #limit: number;
  #entries: readonly Entry[];
  #unsaved = false;
  #saving = Promise.resolve();

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
    if (this.#file === null || this.#unsaved) return;
    this.#unsaved = true;
    const file = this.#file;
    this.#saving = this.#saving.then(() => this.#save(file));
  }

  /** Resolves once everything is in the file that was in the list when this was called. */
  saved(): Promise<void> {
    return this.#saving;
  }

  /** One write for all that came meanwhile: hundreds of mails at once would else be written hundreds of times. */
  async #save(file: string): Promise<void> {
    this.#unsaved = false;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      // Written beside and moved: a process that is killed leaves the old list, never half of the new one.
      await writeFile(`${file}.new`, JSON.stringify(this.#entries), { mode: 0o600 });
      await rename(`${file}.new`, file);
    } catch (error) {
      process.stderr.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
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
