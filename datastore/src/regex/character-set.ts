/** From and to, both code points that belong to it. */
export type CodePointRange = readonly [number, number];

/** A property of Unicode, such as `L` or `Greek`. */
export interface Property {
  readonly name: string;
  readonly negated: boolean;
}

/** Characters that one place of a regular expression takes. */
export interface CharacterSet {
  readonly ranges: readonly CodePointRange[];
  readonly properties: readonly Property[];
  /** Whether it takes all others instead. */
  readonly negated: boolean;
}

export const lastCodePoint = 0x10_ffff;

/** The set of some ranges. */
export function setOf(ranges: readonly CodePointRange[]): CharacterSet {
  return { ranges, properties: [], negated: false };
}

/** The set of one character. */
export function single(codePoint: number): CharacterSet {
  return setOf([[codePoint, codePoint]]);
}

/** All characters that a set of ranges does not have. */
export function others(ranges: readonly CodePointRange[]): CodePointRange[] {
  const sorted = ranges.toSorted(([left], [right]) => left - right);
  const gaps: CodePointRange[] = [];
  let next = 0;
  for (const [from, to] of sorted) {
    if (from > next) gaps.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= lastCodePoint) gaps.push([next, lastCodePoint]);
  return gaps;
}

const range = (from: string, to = from): CodePointRange => [from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0];

const digits = [range('0', '9')];
const upper = [range('A', 'Z')];
const lower = [range('a', 'z')];
const word = [...digits, ...upper, range('_'), ...lower];
/** Tab, newline, vertical tab, form feed, carriage return, space. */
const space: readonly CodePointRange[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
];
/** PCRE's `\h`. */
const horizontal: readonly CodePointRange[] = [
  [0x09, 0x09],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x180e, 0x180e],
  [0x2000, 0x200a],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
];
/** PCRE's `\v`. */
const vertical: readonly CodePointRange[] = [
  [0x0a, 0x0d],
  [0x85, 0x85],
  [0x2028, 0x2029],
];

/** Classes named by a letter behind a backslash, as PCRE has them without `(*UCP)`; the capital is all others. */
const letterClasses: Readonly<Record<string, readonly CodePointRange[]>> = {
  d: digits,
  w: word,
  s: space,
  h: horizontal,
  v: vertical,
};

/** The class behind a backslash, such as `\d` or `\W`; undefined for a letter that names none. */
export function letterClass(letter: string): readonly CodePointRange[] | undefined {
  if (letter === 'N') return others([range('\n')]);
  const known = Object.hasOwn(letterClasses, letter.toLowerCase()) ? letterClasses[letter.toLowerCase()] : undefined;
  return known === undefined || letter === letter.toLowerCase() ? known : others(known);
}

/** POSIX classes inside brackets, for the ASCII range PCRE gives them without `(*UCP)`. */
const posixClasses: Readonly<Record<string, readonly CodePointRange[]>> = {
  alpha: [...upper, ...lower],
  digit: digits,
  alnum: [...digits, ...upper, ...lower],
  upper,
  lower,
  space,
  blank: [range('\t'), range(' ')],
  punct: [range('!', '/'), range(':', '@'), range('[', '`'), range('{', '~')],
  xdigit: [...digits, range('A', 'F'), range('a', 'f')],
  word,
  cntrl: [
    [0x00, 0x1f],
    [0x7f, 0x7f],
  ],
  graph: [range('!', '~')],
  print: [range(' ', '~')],
  ascii: [[0x00, 0x7f]],
};

/** The class `[:name:]`; undefined for a name that is none. */
export function posixClass(name: string): readonly CodePointRange[] | undefined {
  return Object.hasOwn(posixClasses, name) ? posixClasses[name] : undefined;
}
