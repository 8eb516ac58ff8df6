import { type Alphabet, type Alphabets, alphabetsOf, joiner, last } from './collation-alphabet.js';
import { type Order, orderOf } from './collation-order.js';
import type { TextFolding } from './key.js';
import { countStep } from './time-limit.js';

/** So many letters of a text count; what follows them is left to whoever compares. */
const mostLetters = 256;
/** The last number that is looked for where numbers are compared as such; there are no digits behind it. */
const mostNumber = 999_999_999_999_999;
const mostKnown = 8192;
/** Of more characters than these no letter is made. */
const longestPart = 32;
/** So many characters are compared in one step. */
const charactersOfStep = 1024;

/** A part of a text, and the letters it begins with by itself. */
interface Part {
  readonly letters: readonly string[];
  /** Whether it is nothing but them. */
  readonly whole: boolean;
}

/** Keeps some results, and begins anew when they are many. */
function remembered<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (known.size >= mostKnown) known.clear();
    known.set(text, made);
    return made;
  };
}

/**
 * Finds the letters of texts by comparing. Each answer follows from the text's order among others, which equal texts share, so
 * that they have the same letters whatever they are written with.
 */
class Letters {
  readonly #order: Order;
  readonly #numeric: boolean;
  #known: Alphabets | undefined;
  readonly #part: (text: string) => Part;
  readonly #isJoined: (pair: string) => boolean;

  constructor(order: Order, numeric: boolean) {
    this.#order = order;
    this.#numeric = numeric;
    this.#part = remembered((text) => {
      const letters = this.#continued([], text);
      return { letters, whole: this.#compare(letters.join(joiner), text) === 0 };
    });
    this.#isJoined = remembered((pair) => this.#compare(pair, [...pair].join(joiner)) !== 0);
  }

  get #alphabets(): Alphabets {
    return (this.#known ??= alphabetsOf(this.#order, this.#numeric));
  }

  #compare(left: string, right: string): number {
    for (let rest = right.length; rest >= 0; rest -= charactersOfStep) countStep();
    return this.#order(left, right);
  }

  /** The first letters of a text; those of its parts, as far as the whole text begins with them. */
  of(text: string): readonly string[] {
    const likely = this.#likely(text);
    const order = this.#compare(likely.join(joiner), text);
    if (order === 0) return likely;
    if (order < 0 && this.#isBefore(text, likely)) return this.#continued(likely, text);
    let [from, to] = [0, likely.length];
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if (this.#begins(text, likely.slice(0, middle))) from = middle;
      else to = middle;
    }
    return this.#continued(likely.slice(0, from), text);
  }

  #begins(text: string, letters: readonly string[]): boolean {
    return this.#compare(letters.join(joiner), text) <= 0 && this.#isBefore(text, letters);
  }

  /** Whether it comes before all that do not begin with the letters and come behind them. */
  #isBefore(text: string, letters: readonly string[]): boolean {
    return this.#compare([...letters, last].join(joiner), text) > 0;
  }

  /** The letters of each part, of which the text is likely to be made. */
  #likely(text: string): readonly string[] {
    const letters: string[] = [];
    const add = (part: Part): boolean => letters.push(...part.letters) < mostLetters && part.whole;
    let [part, former] = ['', ''];
    for (const character of text) {
      countStep();
      if (part !== '' && (part.length >= longestPart || !this.#isJoined(former + character))) {
        if (!add(this.#part(part))) return letters.slice(0, mostLetters);
        part = '';
      }
      part += character;
      former = character;
    }
    if (part !== '') add(this.#part(part));
    return letters.slice(0, mostLetters);
  }

  /** Further letters of a text that begins with some. */
  #continued(begun: readonly string[], text: string): readonly string[] {
    const letters = [...begun];
    while (letters.length < mostLetters) {
      const next = this.#next(letters, text);
      if (next === undefined) break;
      letters.push(next);
    }
    return letters;
  }

  #next(letters: readonly string[], text: string): string | undefined {
    const { common, all } = this.#alphabets;
    const before = letters.map((each) => each + joiner).join('');
    const among = (count: number, at: (index: number) => string): string | undefined => {
      let [from, to] = [-1, count];
      while (to - from > 1) {
        const middle = Math.floor((from + to) / 2);
        if (this.#compare(before + at(middle), text) <= 0) from = middle;
        else to = middle;
      }
      return from >= 0 && this.#isBefore(text, [...letters, at(from)]) ? at(from) : undefined;
    };
    const inAlphabet = (alphabet: Alphabet) => among(alphabet.length, (at) => alphabet[at] ?? '');
    // Nothing is left of it.
    if (this.#compare(before, text) === 0) return undefined;
    return inAlphabet(common()) ?? (this.#numeric ? among(mostNumber + 1, String) : undefined) ?? inAlphabet(all());
  }
}

/**
 * Maps texts that a collation takes for equal to equal texts: the letters they begin with, as far as they are known. Unequal texts
 * may share one, so whoever uses it compares again.
 *
 * @param options of the collation
 */
export function foldingOf({ locale, ignorePunctuation, numeric }: Intl.ResolvedCollatorOptions): TextFolding {
  const collator = new Intl.Collator(locale, { sensitivity: 'base', ignorePunctuation, numeric });
  const letters = new Letters(orderOf(collator), numeric);
  return (text) => letters.of(text).join('');
}

/** How texts are folded here: a change of it needs another number. */
const ownVersion = 3;

/** The version of the tables that say which characters are equal: what was folded by another is to be folded again. */
export const foldingVersion = `${ownVersion} ${process.versions['icu'] ?? ''} ${process.versions['unicode'] ?? ''}`;
