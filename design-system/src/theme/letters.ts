/** A span of code points, both ends included. */
type Span = readonly [first: number, last: number];

/**
 * What nearly every text of the site is written with: English, the letters of western and northern Europe, and the signs of
 * prices, dates and quotations.
 */
export const EVERY_PAGE_LETTERS: readonly Span[] = [
  [0x0020, 0x007e],
  [0x00a0, 0x00a1],
  [0x00a3, 0x00a3],
  [0x00a5, 0x00a5],
  [0x00a7, 0x00a7],
  [0x00a9, 0x00a9],
  [0x00ab, 0x00ab],
  [0x00ad, 0x00ae],
  [0x00b0, 0x00b1],
  [0x00b7, 0x00b7],
  [0x00bb, 0x00bb],
  [0x00bf, 0x00ff],
  [0x0131, 0x0131],
  [0x0152, 0x0153],
  [0x2009, 0x2009],
  [0x2010, 0x2015],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

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
