import type { TextFolding } from './key.js';

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

const digits = range(0x30, 0x39);
const latin = range(0x61, 0x7a);
/** What characters are looked up among, one after the other: digits, and the letters of three alphabets. */
const ones = [...digits, ...latin, ...range(0x3b1, 0x3c9), ...range(0x430, 0x44f)];
const pairsOf = (characters: readonly string[]): string[] =>
  characters.flatMap((first) => characters.map((second) => first + second));
const letterPairs = pairsOf(latin);
/** What one character may stand for: `æ` for two letters, a number in a circle for two digits. */
const twos = [...letterPairs, ...pairsOf(digits)];
/** The one sign that stands for two letters with something between them. */
const aktieselskab = '\u214d';
/** Where letters with marks stand that are one character. */
const marked = [...range(0xc0, 0x24f), ...range(0x386, 0x52f), ...range(0x1e00, 0x1fff)].filter(
  (character) => character.normalize('NFD') !== character,
);
/** Ignored by every collation, and keeps two letters from being one. */
const joiner = '\u034f';
const mostKnown = 4096;

/** What a collation makes of single characters. */
class StandIns {
  readonly #collator: Intl.Collator;
  readonly #known = new Map<string, string>();
  /**
   * Letters that are another one with a mark, or beside another: `a` and `å` in Swedish, `d` and `dz` in Hungarian. In how many
   * ways such a letter can be written is not known, so none of them counts.
   */
  readonly #ambiguous: ReadonlySet<string>;

  constructor(collator: Intl.Collator) {
    this.#collator = collator;
    const changed = marked.flatMap((character) => {
      const [base = ''] = character.normalize('NFD').toLowerCase();
      return this.#equals(character, base) ? [] : [base, ones.find((one) => this.#equals(character, one)) ?? ''];
    });
    const joined = letterPairs.filter(
      ([first = '', second = '']) => !this.#equals(first + second, first + joiner + second),
    );
    this.#ambiguous = new Set([...changed, ...joined.flatMap((pair) => [...pair])]);
  }

  #equals(left: string, right: string): boolean {
    return this.#collator.compare(left, right) === 0;
  }

  /** Letters and digits that a character stands for. */
  of(character: string): string {
    const known = this.#known.get(character);
    if (known !== undefined) return known;
    const found = [...this.#find(character)].filter((each) => !this.#ambiguous.has(each)).join('');
    if (this.#known.size < mostKnown) this.#known.set(character, found);
    return found;
  }

  #find(character: string): string {
    const one = ones.find((each) => this.#equals(character, each));
    if (one !== undefined || character <= '\x7f') return one ?? '';
    if (character === aktieselskab) return 'as';
    const two = twos.find((each) => this.#equals(character, each));
    if (two !== undefined) return two;
    const decomposed = character.normalize('NFKC');
    if (decomposed === character) return '';
    const same = [decomposed, decomposed.toLowerCase()].find((each) => this.#equals(character, each));
    return [...(same ?? '')].map((each) => this.of(each)).join('');
  }
}

/**
 * Maps texts that a collation takes for equal to equal texts: the letters that occur, in alphabetical order, and the digits as they
 * come, without what the collation's first strength does not tell apart, of which the collation itself is asked. Everything
 * else is left out, and so are the places and numbers of letters, for languages have letters that are written in two ways
 * (`ccs` and `cscs` in Hungarian). Unequal texts may share one, so whoever uses it compares again.
 *
 * @param options of the collation
 */
export function foldingOf({ locale, ignorePunctuation, numeric }: Intl.ResolvedCollatorOptions): TextFolding {
  const standIns = new StandIns(new Intl.Collator(locale, { sensitivity: 'base', ignorePunctuation }));
  return (text) => {
    const letters = new Set<string>();
    let number = '';
    for (const character of text.normalize('NFC'))
      for (const each of standIns.of(character))
        if (each < '0' || each > '9') letters.add(each);
        // Where numbers are compared as such, zeros before them say nothing.
        else if (!numeric || each !== '0') number += each;
    return `${[...letters].sort().join('')}|${number}`;
  };
}

/** The version of the tables that say which characters are equal: what was folded by another is to be folded again. */
export const foldingVersion = `${process.versions['icu'] ?? ''} ${process.versions['unicode'] ?? ''}`;
