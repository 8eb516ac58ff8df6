/** A span of code points, both ends included. */
type Span = readonly [first: number, last: number];

/**
 * The letters of European alphabets that the file of every page lacks: from Czech to Turkish, Romanian with its commas
 * below, Welsh, the capital ß, and the vowels of pinyin with their tones.
 */
export const EUROPEAN_LETTERS: readonly Span[] = [
  [0x0100, 0x0130],
  [0x0132, 0x0151],
  [0x0154, 0x017f],
  [0x01cd, 0x01dc],
  [0x01e6, 0x01e7],
  [0x0218, 0x021b],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ef2, 0x1ef3],
];

const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0');

/** @returns spans as a style sheet says them, such as `U+0100-0130,U+1E9E` */
export const unicodeRange = (spans: readonly Span[]): string =>
  spans.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');

/** @returns the letters themselves, one after the other */
export const lettersIn = (spans: readonly Span[]): string =>
  spans
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('');
