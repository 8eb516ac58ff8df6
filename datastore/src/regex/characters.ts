import { type CharacterSet, type CodePointRange, lastCodePoint, others, posixClass, setOf } from './character-set.js';
import { invalidRegex } from './invalid-regex.js';

/** `[:`, `[.` or `[=` with its end: a class by name inside brackets, an error outside. */
export const namedClass = /^\[([:.=])((?:\\[\]\\]|(?!\[\1|\1\]|\])[^])*)\1\]/;

/** The class that {@link namedClass} has found. */
export function classOf([, sign, name = '']: RegExpExecArray, ignoreCase: boolean): CharacterSet {
  if (sign !== ':') throw invalidRegex('POSIX collating elements are not supported');
  const negated = name.startsWith('^');
  const own = negated ? name.slice(1) : name;
  const ranges = posixClass(ignoreCase && /^(?:upper|lower)$/.test(own) ? 'alpha' : own);
  if (ranges === undefined) throw invalidRegex('unknown POSIX class name');
  return setOf(negated ? others(ranges) : ranges);
}

/** From the one character to the other. */
export function rangeOf(first: CharacterSet, last: CharacterSet): CodePointRange {
  const [from, to] = [oneOf(first), oneOf(last)];
  if (from === undefined || to === undefined) throw invalidRegex('invalid range in character class');
  if (to < from) throw invalidRegex('range out of order in character class');
  return [from, to];
}

/** The only character of a set; undefined where it has several. */
function oneOf({ ranges: [range, another], properties }: CharacterSet): number | undefined {
  return range !== undefined && another === undefined && properties.length === 0 && range[0] === range[1]
    ? range[0]
    : undefined;
}

/** The character of a number. */
export function codePointOf(digits: string, base: number): number {
  const codePoint = parseInt(digits, base);
  if (codePoint > lastCodePoint) throw invalidRegex('character code point value in \\x{} or \\o{} is too large');
  return codePoint;
}
