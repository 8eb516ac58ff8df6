import { Int32 } from 'bson';
import { beginsCodePoint, codePointsIn, placeAfter } from '../../values/code-points.js';
import { CommandError } from '../../values/errors.js';
import { reserveInExpression } from '../../values/memory.js';
import { compareStrings } from '../../values/order.js';
import { countStep } from '../../values/time-limit.js';
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

const substringOfCodePoints = onArguments(3, ([value, start, count], name) => {
  const from = wholeArgument(start, name, 34450);
  const length = wholeArgument(count, name, 34452);
  if (from < 0 || length < 0) throw new CommandError(34455, `${name}: the position and the length must be nonnegative`);
  const text = coerced(value, name);
  const begin = placeAfter(text, from);
  return text.slice(begin, placeAfter(text, length, begin));
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

/** What `$trim` removes without `chars`: MongoDB's list of white space, zero byte included. */
const whitespace = '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

function trimming(left: boolean, right: boolean): OperatorCompiler {
  return onNamedArguments({ required: ['input'], optional: ['chars'] }, (argument, name) => {
    const input = argument('input');
    const chars = argument('chars');
    if (isNullish(input) || chars === null) return null;
    const removed = new Set(chars === undefined ? whitespace : textArgument(chars, name, 50700));
    const text = textArgument(input, name, 50699);
    let [from, to] = [0, text.length];
    while (left && from < to) {
      countStep();
      const next = placeAfter(text, 1, from);
      if (!removed.has(text.slice(from, next))) break;
      from = next;
    }
    while (right && to > from) {
      countStep();
      const last = to - (to > 1 && !beginsCodePoint(text, to - 1) ? 2 : 1);
      if (!removed.has(text.slice(last, to))) break;
      to = last;
    }
    return text.slice(from, to);
  });
}

/** String operators of expressions. */
export const stringOperators: Readonly<Record<string, OperatorCompiler>> = {
  $concat: onAnyArguments((values, name) => {
    if (values.some(isNullish)) return null;
    const texts = values.map((value) => textArgument(value, name, 16702));
    reserveInExpression(
      texts.reduce((sum, { length }) => sum + length, 0),
      name,
    );
    return texts.join('');
  }),
  $toLower: changeCase(/[A-Z]+/g, (letters) => letters.toLowerCase()),
  $toUpper: changeCase(/[a-z]+/g, (letters) => letters.toUpperCase()),
  $strcasecmp: onArguments(2, (values, name) => {
    const [left = '', right = ''] = values.map((value) =>
      coerced(value, name).replace(/[a-z]+/g, (letters) => letters.toUpperCase()),
    );
    return new Int32(Math.sign(compareStrings(left, right)));
  }),
  $strLenCP: onArguments(1, ([value], name) => new Int32(codePointsIn(textArgument(value, name, 34471)))),
  $strLenBytes: onArguments(1, ([value], name) => new Int32(Buffer.byteLength(textArgument(value, name, 34473)))),
  $substrCP: substringOfCodePoints,
  $substrBytes: substringOfBytes,
  $substr: substringOfBytes,
  $trim: trimming(true, true),
  $ltrim: trimming(true, false),
  $rtrim: trimming(false, true),
};
