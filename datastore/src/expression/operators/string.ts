import { Int32 } from 'bson';
import { BSONRegExp } from 'bson';
import { CommandError } from '../../errors.js';
import { compileRegex, type Match, type Regex } from '../../regex/regex.js';
import { compareStrings } from '../../values/order.js';
import { typeName } from '../../values/type-name.js';
import { isNumeric, type Value } from '../../values/value.js';
import type { OperatorCompiler } from '../operator.js';
import { isNullish, onAnyArguments, onArguments, onNamedArguments, textArgument, wholeArgument } from './arguments.js';
import { formatDate } from './date-format.js';
import { scalarText } from './type.js';

/** The text operators such as `$toLower` make of a value: empty for null and missing. */
function coerced(value: Value, name: string): string {
  if (isNullish(value)) return '';
  if (typeof value === 'string') return value;
  if (value instanceof Date) return formatDate(value, '%Y-%m-%dT%H:%M:%S.%LZ', undefined);
  const text = isNumeric(value) ? scalarText(value) : undefined;
  if (text === undefined)
    throw new CommandError(16007, `can't convert from BSON type ${typeName(value)} to String in ${name}`);
  return text;
}

function onCoerced(calculate: (text: string) => Value): OperatorCompiler {
  return onArguments(1, ([value], name) => calculate(coerced(value, name)));
}

/** ASCII letters only, as `$toLower` and `$toUpper` change them. */
function changeCase(pattern: RegExp, change: (letters: string) => string): OperatorCompiler {
  return onCoerced((text) => text.replace(pattern, change));
}

/** Code points, the units of `$substrCP`, `$strLenCP` and `$indexOfCP`. */
function codePoints(text: string): string[] {
  return [...text];
}

/** How many code points begin between two places of a text. */
function codePointsIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if ((text.charCodeAt(at) & 0xfc00) !== 0xdc00) count += 1;
  return count;
}

const substringOfCodePoints = onArguments(3, ([value, start, count], name) => {
  const from = wholeArgument(start, name, 34450);
  const length = wholeArgument(count, name, 34452);
  if (from < 0 || length < 0) throw new CommandError(34455, `${name}: the position and the length must be nonnegative`);
  return codePoints(coerced(value, name))
    .slice(from, from + length)
    .join('');
});

const substringOfBytes = onArguments(3, ([value, start, count], name) => {
  const bytes = Buffer.from(coerced(value, name));
  const from = wholeArgument(start, name, 16034);
  const length = wholeArgument(count, name, 16035);
  if (from < 0) throw new CommandError(50752, `${name}: starting index must be non-negative`);
  const end = length < 0 ? bytes.length : Math.min(bytes.length, from + length);
  const continues = (at: number) => at < bytes.length && ((bytes[at] ?? 0) & 0xc0) === 0x80;
  if (continues(from) || continues(end))
    throw new CommandError(28656, `${name}: a position lies in the middle of a UTF-8 character.`);
  return bytes.subarray(from, Math.max(from, end)).toString();
});

function indexOf(unitsOf: (text: string) => number): OperatorCompiler {
  return onArguments([2, 4], ([text, wanted, start, end], name) => {
    if (isNullish(text)) return null;
    const whole = textArgument(text, name, 40091);
    const part = textArgument(wanted, name, 40092);
    const from = start === undefined ? 0 : wholeArgument(start, name);
    const to = end === undefined ? Infinity : wholeArgument(end, name);
    for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
      const position = unitsOf(whole.slice(0, at));
      if (position > to) break;
      if (position >= from && position + unitsOf(part) <= Math.max(to, position)) return new Int32(position);
    }
    return new Int32(-1);
  });
}

/** What `$trim` removes without `chars`: MongoDB's list of white space, zero byte included. */
const whitespace = '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

function trimming(left: boolean, right: boolean): OperatorCompiler {
  return onNamedArguments({ required: ['input'], optional: ['chars'] }, (argument, name) => {
    const input = argument('input');
    const chars = argument('chars');
    if (isNullish(input) || chars === null) return null;
    const removed = new Set(chars === undefined ? whitespace : textArgument(chars, name, 50700));
    const points = codePoints(textArgument(input, name, 50699));
    const first = left ? points.findIndex((point) => !removed.has(point)) : 0;
    const last = right ? points.findLastIndex((point) => !removed.has(point)) : points.length - 1;
    return first < 0 ? '' : points.slice(first, last + 1).join('');
  });
}

function replacing(replace: (input: string, find: string, replacement: string) => string): OperatorCompiler {
  return onNamedArguments({ required: ['input', 'find', 'replacement'] }, (argument, name) => {
    const parts = ['input', 'find', 'replacement'].map(argument);
    if (parts.some(isNullish)) return null;
    const [input = '', find = '', replacement = ''] = parts.map((part) => textArgument(part, name, 51746));
    return replace(input, find, replacement);
  });
}

function matching(collect: (text: string, expression: Regex) => Value, ofNull: Value): OperatorCompiler {
  return onNamedArguments({ required: ['input', 'regex'], optional: ['options'] }, (argument, name) => {
    const input = argument('input');
    const regex = argument('regex');
    const options = argument('options');
    if (isNullish(input) || isNullish(regex)) return ofNull;
    return collect(textArgument(input, name, 51104), expressionOf(regex, options, name));
  });
}

function expressionOf(regex: Value, options: Value, name: string): Regex {
  const flags = isNullish(options) ? '' : textArgument(options, name, 51106);
  if (regex instanceof BSONRegExp) return compileRegex(regex.pattern, regex.options || flags);
  return compileRegex(textArgument(regex, name, 51105), flags);
}

/** Describes matches of one text, in their order. */
function describeMatches(text: string, matches: readonly Match[]): Value[] {
  let counted = 0;
  let points = 0;
  return matches.map((match) => {
    points += codePointsIn(text, counted, match.index);
    counted = match.index;
    return { match: match.text, idx: new Int32(points), captures: [...match.captures] };
  });
}

/** String operators of expressions. */
export const stringOperators: Readonly<Record<string, OperatorCompiler>> = {
  $concat: onAnyArguments((values, name) => {
    if (values.some(isNullish)) return null;
    return values.map((value) => textArgument(value, name, 16702)).join('');
  }),
  $toLower: changeCase(/[A-Z]+/g, (letters) => letters.toLowerCase()),
  $toUpper: changeCase(/[a-z]+/g, (letters) => letters.toUpperCase()),
  $strcasecmp: onArguments(2, (values, name) => {
    const [left = '', right = ''] = values.map((value) =>
      coerced(value, name).replace(/[a-z]+/g, (letters) => letters.toUpperCase()),
    );
    return new Int32(Math.sign(compareStrings(left, right)));
  }),
  $strLenCP: onArguments(1, ([value], name) => new Int32(codePoints(textArgument(value, name, 34471)).length)),
  $strLenBytes: onArguments(1, ([value], name) => new Int32(Buffer.byteLength(textArgument(value, name, 34473)))),
  $substrCP: substringOfCodePoints,
  $substrBytes: substringOfBytes,
  $substr: substringOfBytes,
  $indexOfCP: indexOf((text) => codePoints(text).length),
  $indexOfBytes: indexOf((text) => Buffer.byteLength(text)),
  $split: onArguments(2, ([text, separator], name) => {
    if (isNullish(text) || isNullish(separator)) return null;
    const by = textArgument(separator, name, 40086);
    if (by === '') throw new CommandError(40087, '$split requires a non-empty separator');
    return textArgument(text, name, 40085).split(by);
  }),
  $trim: trimming(true, true),
  $ltrim: trimming(true, false),
  $rtrim: trimming(false, true),
  $replaceOne: replacing((input, find, replacement) => input.replace(find, () => replacement)),
  $replaceAll: replacing((input, find, replacement) => input.replaceAll(find, () => replacement)),
  $regexMatch: matching((text, expression) => expression.test(text), false),
  $regexFind: matching((text, expression) => {
    const match = expression.find(text);
    return match === undefined ? null : describeMatches(text, [match])[0];
  }, null),
  $regexFindAll: matching((text, expression) => describeMatches(text, expression.findAll(text)), []),
};
