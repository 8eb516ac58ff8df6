/** Random numbers that are the same for a seed everywhere (mulberry32), so that what was found can be played again. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0, below the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** @throws Error if there is nothing to choose from */
  oneOf<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }
}

/** A seed of the environment, else a new one; tests say which in their names. */
export const seedFrom = (variable: string): number =>
  Number(process.env[variable] ?? Math.floor(Math.random() * 2 ** 31));

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** @returns a word of letters for a number below 17,576, as names must be made of */
export const wordFor = (serial: number): string =>
  [Math.floor(serial / 676) % 26, Math.floor(serial / 26) % 26, serial % 26]
    .map((index) => LETTERS[index] ?? '')
    .join('');
