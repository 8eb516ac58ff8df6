import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const LARGEST_LOG_BYTES = 10 * 1024 * 1024;
/** A log that could not be written is left alone for so long. */
const PAUSE_MS = 5000;

/**
 * What a service says, kept in a file and the one before it. Nothing is held open between two lines: a file that was taken
 * away or moved is begun anew. One that cannot be written costs its lines, never the instance.
 */
export class ServiceLog {
  readonly file: string;
  readonly #largestBytes: number;
  #pausedUntil = 0;
  /** Lines that were dropped since one was written. */
  #dropped = 0;

  constructor(folder: string, name: string, largestBytes = LARGEST_LOG_BYTES) {
    this.file = path.join(folder, `${name}.log`);
    this.#largestBytes = largestBytes;
  }

  write(line: string): void {
    if (Date.now() < this.#pausedUntil) {
      this.#dropped += 1;
      return;
    }
    // The last line may have been written in part.
    const gap = this.#dropped === 0 ? '' : `\n${this.#dropped} lines before this one could not be written.\n`;
    try {
      this.#append(`${gap}${line}\n`);
      this.#dropped = 0;
    } catch (error) {
      if (this.#dropped === 0)
        console.error(`The log ${this.file} cannot be written (${String(error)}). Lines are dropped until it can.`);
      this.#dropped += 1;
      this.#pausedUntil = Date.now() + PAUSE_MS;
    }
  }

  #append(text: string): void {
    const bytes = statSync(this.file, { throwIfNoEntry: false })?.size;
    if (bytes === undefined) mkdirSync(path.dirname(this.file), { recursive: true });
    else if (bytes + Buffer.byteLength(text) > this.#largestBytes) renameSync(this.file, `${this.file}.1`);
    appendFileSync(this.file, text, { mode: 0o600 });
  }
}
