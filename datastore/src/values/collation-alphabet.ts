import type { Order } from './collation-order.js';
import { checkTime } from './time-limit.js';

/** Ignored by every collation, and keeps characters from being one letter together. */
export const joiner = '\u034f';
/** Behind every other character in every collation (Unicode Technical Standard 35, part 5, "Root collation"). */
export const last = '\uffff';

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
const latin = range(0x61, 0x7a);
const pairs = latin.flatMap((first) => latin.map((second) => first + second));
const digit = /^\p{Nd}$/u;

/** Texts in a collation's order, of which none begins with another. */
export type Alphabet = readonly string[];

/** Where the letters of texts are looked up. Each is put in order when the first text asks for it. */
export interface Alphabets {
  /** Those of Latin, Greek and Cyrillic. */
  readonly common: () => Alphabet;
  /** Those of all scripts, which takes some 100 ms. */
  readonly all: () => Alphabet;
}

/** Work in small parts. */
type Parts<Result> = Generator<undefined, Result, undefined>;

/**
 * Work that is done once, when it is asked for first, part by part. Whoever has no time left in the middle leaves what was done
 * to the next who asks.
 */
class Shared<Result> {
  readonly #work: Parts<Result>;
  #done: { readonly value: Result } | undefined;

  constructor(work: Parts<Result>) {
    this.#work = work;
  }

  /** For other work in parts. */
  *parts(): Parts<Result> {
    for (;;) {
      if (this.#done !== undefined) return this.#done.value;
      const step = this.#work.next();
      if (step.done === true) this.#done = { value: step.value };
      else yield;
    }
  }

  /** @throws CommandError 50 or 11601, SliceExpired as {@link checkTime} does */
  get(): Result {
    if (this.#done !== undefined) return this.#done.value;
    const parts = this.parts();
    for (;;) {
      checkTime();
      const step = parts.next();
      if (step.done === true) return step.value;
    }
  }
}

/** So many texts are looked at in one part. */
const ofPart = 64;

/** Sorts texts by merging ever longer runs of them. */
function* sorted(texts: readonly string[], compare: Order): Parts<string[]> {
  let runs: string[][] = [];
  for (let from = 0; from < texts.length; from += ofPart) {
    runs.push(texts.slice(from, from + ofPart).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: string[][] = [];
    for (let at = 0; at < runs.length; at += 2) longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merged(left: readonly string[], right: readonly string[], compare: Order): Parts<string[]> {
  const all: string[] = [];
  let [fromLeft, fromRight] = [0, 0];
  while (fromLeft < left.length || fromRight < right.length) {
    const [one, other] = [left[fromLeft], right[fromRight]];
    if (other === undefined || (one !== undefined && compare(one, other) <= 0)) {
      all.push(one ?? '');
      fromLeft += 1;
    } else {
      all.push(other);
      fromRight += 1;
    }
    if (all.length % ofPart === 0) yield;
  }
  return all;
}

/** The characters of all scripts, once for all collations; Hangul is written by its parts. */
function* characters(): Parts<readonly string[]> {
  const written = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;
  const found: string[] = [];
  for (const [from, to] of [
    [0x370, 0xabff],
    [0xf900, 0xffef],
    [0x10000, 0x1ffff],
  ] as const)
    for (let codePoint = from; codePoint <= to; codePoint += 1) {
      const character = String.fromCodePoint(codePoint);
      if (written.test(character)) found.push(character);
      if (codePoint % 1024 === 0) yield;
    }
  return found;
}

const allCharacters = new Shared(characters());

/**
 * What a collation tells apart in its first strength.
 *
 * @param compare of a collation of sensitivity `base`
 * @param numeric whether it takes numbers as such; they are in no alphabet then
 */
export function alphabetsOf(compare: Order, numeric: boolean): Alphabets {
  /** Of a text that does not come before the other. */
  const begins = (text: string, beginning: string): boolean => compare(text, beginning + joiner + last) < 0;
  function* inOrder(texts: readonly string[]): Parts<Alphabet> {
    const kept: string[] = [];
    const ordered = yield* sorted(numeric ? texts.filter((text) => !digit.test(text)) : texts, compare);
    for (const [at, text] of ordered.entries()) {
      const former = kept.at(-1);
      // What begins as the one before is none of its own: æ behind a, in most languages.
      if (compare('', text) < 0 && (former === undefined || !begins(text, former))) kept.push(text);
      if (at % ofPart === 0) yield;
    }
    return kept;
  }
  const isJoined = (first: string, second: string): boolean => compare(first + second, first + joiner + second) !== 0;
  function* commonLetters(): Parts<Alphabet> {
    const two = pairs.filter(([first = '', second = '']) => isJoined(first, second));
    yield;
    const three = two.flatMap((pair) => latin.filter((third) => isJoined(pair, third)).map((third) => pair + third));
    yield;
    const single = [...range(0x20, 0x7e), ...range(0xa0, 0x24f), ...range(0x370, 0x52f), ...range(0x1e00, 0x1fff)];
    return yield* inOrder([...single, ...two, ...three]);
  }
  const common = new Shared(commonLetters());
  function* allLetters(): Parts<Alphabet> {
    const known = yield* common.parts();
    const ordered = yield* inOrder(yield* allCharacters.parts());
    const kept: string[] = [];
    let at = 0;
    for (const each of ordered) {
      if (kept.length % ofPart === 0) yield;
      while (at < known.length && compare(known[at] ?? '', each) < 0) at += 1;
      // With one that a common one begins with, there would be two ways to write that.
      if (at === known.length || !begins(known[at] ?? '', each)) kept.push(each);
    }
    return kept;
  }
  const all = new Shared(allLetters());
  return { common: () => common.get(), all: () => all.get() };
}
