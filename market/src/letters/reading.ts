import { LOOK_ALIKES } from './look-alikes.js';

/** A text as a person reads it: plain letters and digits, nothing invisible; and where each of them stands in the text. */
export interface Reading {
  readonly text: string;
  /** Position in the text as typed, in UTF-16 units, of each unit of `text`; one more for its end. */
  readonly from: readonly number[];
}

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u20e3]/u;
const MARKS = /\p{M}/gu;
const DIGIT = /\p{Nd}/u;
/** Signs that stand for an apostrophe or a hyphen. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...[...'’‘´`ʼ′＇'].map((sign) => [sign, "'"] as const),
  ...[...'‐‑‒–—−―'].map((sign) => [sign, '-'] as const),
  ...[...'。․'].map((sign) => [sign, '.'] as const),
]);

/** Decimal digits of a script follow each other, and begin where the character before is none. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

function plainLetter(character: string): string {
  const plain = LOOK_ALIKES.get(character);
  if (plain === undefined) return character;
  return /\p{Lu}/u.test(character) ? plain.toUpperCase() : plain;
}

/** First code points of alphabets in boxes, which have no compatibility form. */
const BOXED = [0x1f150, 0x1f170, 0x1f1e6];
const ALPHABET = 26;

function unboxed(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const first = BOXED.find((begin) => code >= begin && code < begin + ALPHABET);
  return first === undefined ? character : String.fromCodePoint(0x41 + code - first);
}

function plainOf(character: string): string {
  if (INVISIBLE.test(character)) return '';
  const letters = [
    ...(SIGNS.get(character) ?? unboxed(character)).normalize('NFKC').normalize('NFD').replace(MARKS, ''),
  ];
  return letters
    .map((letter) => (letter > '9' && DIGIT.test(letter) ? digitOf(letter) : plainLetter(SIGNS.get(letter) ?? letter)))
    .join('');
}

/** @returns the text without accents, invisible characters and look-alikes; letters keep their case */
export function readingOf(typed: string): Reading {
  let text = '';
  const from: number[] = [];
  let at = 0;
  for (const character of typed) {
    const plain = plainOf(character);
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) from.push(at);
    at += character.length;
  }
  return { text, from: [...from, typed.length] };
}

/**
 * Writes something else where a pattern matches, such as "." for " dot ".
 * @param pattern global
 * @param write what stands instead; the match itself leaves it as it is
 */
export function rewritten(reading: Reading, pattern: RegExp, write: (match: RegExpMatchArray) => string): Reading {
  let text = '';
  const from: number[] = [];
  let end = 0;
  const keep = (until: number): void => {
    text += reading.text.slice(end, until);
    from.push(...reading.from.slice(end, until));
  };
  for (const match of reading.text.matchAll(pattern)) {
    const written = write(match);
    if (written === match[0]) continue;
    keep(match.index);
    text += written;
    for (let unit = 0; unit < written.length; unit += 1) from.push(reading.from[match.index] ?? 0);
    end = match.index + match[0].length;
  }
  keep(reading.text.length);
  return { text, from: [...from, ...reading.from.slice(-1)] };
}

/** @returns the plain letters of a text, in lower case */
export const plain = (typed: string): string => readingOf(typed).text.toLowerCase();
