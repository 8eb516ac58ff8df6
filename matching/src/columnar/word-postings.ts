import { type AskedWords, wordsIn } from '../words/index.js';
import { Postings } from './postings.js';

/** Signs by which words are put together, so that a beginning is looked for among few. */
const START = 2;

/** Who says which word: slots, by words that begin alike. */
export class WordPostings {
  readonly #byStart = new Map<string, Map<string, Postings>>();

  add(texts: readonly string[], slot: number): void {
    for (const word of new Set(texts.flatMap(wordsIn))) {
      const words = this.#beginningLike(word);
      let postings = words.get(word);
      if (postings === undefined) words.set(word, (postings = new Postings()));
      postings.push(slot);
    }
  }

  /** Takes the postings of a word that nobody says so far. */
  put(word: string, postings: Postings): void {
    this.#beginningLike(word).set(word, postings);
  }

  /**
   * @param count of slots
   * @returns how many of the words each slot says
   */
  said({ whole, beginning }: AskedWords, count: number): Uint8Array {
    const said = new Uint8Array(count);
    const mark = (lists: readonly Postings[], number: number): void => {
      for (const postings of lists)
        for (const run of postings.runs())
          for (let index = 0; index < run.length; index += 1) {
            const slot = run[index] as number;
            // Who misses a word before this one is out; who says two that begin alike counts once.
            if (said[slot] === number) said[slot] = number + 1;
          }
    };
    whole.forEach((word, number) => mark(this.#called(word), number));
    if (beginning !== null) mark(this.#beginningWith(beginning), whole.length);
    return said;
  }

  /** All postings by word, in parts. */
  get lists(): Iterable<Map<string, Postings>> {
    return this.#byStart.values();
  }

  #beginningLike(word: string): Map<string, Postings> {
    const start = word.slice(0, START);
    let words = this.#byStart.get(start);
    if (words === undefined) this.#byStart.set(start, (words = new Map<string, Postings>()));
    return words;
  }

  #called(word: string): readonly Postings[] {
    const postings = this.#byStart.get(word.slice(0, START))?.get(word);
    return postings === undefined ? [] : [postings];
  }

  /** @param beginning of two signs or more */
  #beginningWith(beginning: string): readonly Postings[] {
    return [...(this.#byStart.get(beginning.slice(0, START)) ?? [])].flatMap(([word, postings]) =>
      word.startsWith(beginning) ? [postings] : [],
    );
  }
}
