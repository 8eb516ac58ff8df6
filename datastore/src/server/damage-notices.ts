import { CommandError } from '../values/errors.js';

/** Whoever watches over the store is told again after so many milliseconds at the earliest. */
const between = 60_000;

/** Tells whoever watches over the store that it met damage; those who asked have the error. */
export class DamageNotices {
  readonly #dataDir: string;
  readonly #tell: (sentence: string) => void;
  #last = -Infinity;

  constructor(dataDir: string, tell: (sentence: string) => void) {
    this.#dataDir = dataDir;
    this.#tell = tell;
  }

  /** @param met by what, such as `find on app.people` */
  note(error: unknown, met: string): void {
    if (!(error instanceof CommandError) || error.code !== 368 || performance.now() - this.#last < between) return;
    this.#last = performance.now();
    this.#tell(`Damage in ${this.#dataDir}, met by ${met}: ${error.message} Everything else is served.`);
  }
}
