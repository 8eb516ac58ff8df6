/** Ignored by every collation, and keeps characters from being one letter together. */
export const joiner = '\u034f';
/** Behind every other character in every collation (Unicode Technical Standard 35, part 5, "Root collation"). */
export const last = '\uffff';

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
const latin = range(0x61, 0x7a);
const pairs = latin.flatMap((first) => latin.map((second) => first + second));
const digit = /^\d$/;

/** Texts in a collation's order, of which none begins with another. */
export type Alphabet = readonly string[];

/** Where the letters of texts are looked up: among those of Latin, Greek and Cyrillic, else among all. */
export interface Alphabets {
  readonly common: Alphabet;
  /** Put in order when the first text asks for it, which takes some 100 ms. */
  readonly all: () => Alphabet;
}

/** The characters of all scripts, once for all collations; Hangul is written by its parts. */
let everything: readonly string[] | undefined;
function allCharacters(): readonly string[] {
  const written = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;
  everything ??= [...range(0x370, 0xabff), ...range(0xf900, 0xffef), ...range(0x10000, 0x1ffff)].filter((each) =>
    written.test(each),
  );
  return everything;
}

/**
 * What a collation tells apart in its first strength.
 *
 * @param collator of sensitivity `base`
 * @param numeric whether it takes numbers as such; they are in no alphabet then
 */
export function alphabetsOf(collator: Intl.Collator, numeric: boolean): Alphabets {
  const compare = (left: string, right: string): number => collator.compare(left, right);
  /** Of a text that does not come before the other. */
  const begins = (text: string, beginning: string): boolean => compare(text, beginning + joiner + last) < 0;
  const inOrder = (texts: readonly string[]): Alphabet => {
    const kept: string[] = [];
    for (const text of texts.filter((each) => compare('', each) < 0).sort(compare)) {
      const former = kept.at(-1);
      // What begins as the one before is none of its own: æ behind a, in most languages.
      if (former === undefined || !begins(text, former)) kept.push(text);
    }
    return kept;
  };
  const isJoined = (first: string, second: string): boolean => compare(first + second, first + joiner + second) !== 0;
  const two = pairs.filter(([first = '', second = '']) => isJoined(first, second));
  const three = two.flatMap((pair) => latin.filter((third) => isJoined(pair, third)).map((third) => pair + third));
  const single = [...range(0x20, 0x7e), ...range(0xa0, 0x24f), ...range(0x370, 0x52f), ...range(0x1e00, 0x1fff)];
  const common = inOrder([...single, ...two, ...three].filter((each) => !numeric || !digit.test(each)));
  let all: Alphabet | undefined;
  const others = (): Alphabet => {
    let at = 0;
    return inOrder(allCharacters()).filter((each) => {
      while (at < common.length && compare(common[at] ?? '', each) < 0) at += 1;
      // With one that a common one begins with, there would be two ways to write that.
      return at === common.length || !begins(common[at] ?? '', each);
    });
  };
  return { common, all: () => (all ??= others()) };
}
