import { BSONRegExp, Int32 } from 'bson';
import { compileRegex, type Match, type Regex } from '../../regex/regex.js';
import { codePointsIn, placeAfter } from '../../values/code-points.js';
import { CommandError } from '../../values/errors.js';
import { bytesOfElement, reserveInExpression } from '../../values/memory.js';
import { countStep } from '../../values/time-limit.js';
import type { Value } from '../../values/value.js';
import type { OperatorCompiler } from '../operator.js';
import { isNullish, onArguments, onNamedArguments, textArgument, wholeArgument } from './arguments.js';

/** @param unitsIn how many units lie between two places of a text */
function indexOf(unitsIn: (text: string, from: number, to: number) => number): OperatorCompiler {
  return onArguments([2, 4], ([text, wanted, start, end], name) => {
    if (isNullish(text)) return null;
    const whole = textArgument(text, name, 40091);
    const part = textArgument(wanted, name, 40092);
    const from = start === undefined ? 0 : wholeArgument(start, name);
    const to = end === undefined ? Infinity : wholeArgument(end, name);
    const length = unitsIn(part, 0, part.length);
    let position = 0;
    let counted = 0;
    for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
      countStep();
      position += unitsIn(whole, counted, at);
      counted = at;
      if (position > to) break;
      if (position >= from && position + length <= Math.max(to, position)) return new Int32(position);
      // An empty text is found at the end again and again.
      if (at >= whole.length) break;
    }
    return new Int32(-1);
  });
}

/** A text with the first places of another replaced. @param most how many */
function replacing(most: number): OperatorCompiler {
  return onNamedArguments({ required: ['input', 'find', 'replacement'] }, (argument, name) => {
    const parts = ['input', 'find', 'replacement'].map(argument);
    if (parts.some(isNullish)) return null;
    const [input = '', find = '', replacement = ''] = parts.map((part) => textArgument(part, name, 51746));
    const pieces: string[] = [];
    let rest = 0;
    let at = input.indexOf(find);
    while (at >= 0 && pieces.length < 2 * most) {
      countStep();
      reserveInExpression(at - rest + replacement.length + bytesOfElement, name);
      pieces.push(input.slice(rest, at), replacement);
      rest = at + find.length;
      // Nothing is found before every character, and at the end.
      at =
        find === '' && at >= input.length ? -1 : input.indexOf(find, find === '' ? placeAfter(input, 1, rest) : rest);
    }
    return pieces.join('') + input.slice(rest);
  });
}

/** The parts of a text between the places of another. */
function split(text: string, separator: string, name: string): Value[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, from)) {
    countStep();
    reserveInExpression(bytesOfElement + at - from, name);
    parts.push(text.slice(from, at));
    from = at + separator.length;
  }
  return [...parts, text.slice(from)];
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

/** Operators that look for something in a text. */
export const textSearchOperators: Readonly<Record<string, OperatorCompiler>> = {
  $indexOfCP: indexOf(codePointsIn),
  $indexOfBytes: indexOf((text, from, to) => Buffer.byteLength(text.slice(from, to))),
  $split: onArguments(2, ([text, separator], name) => {
    if (isNullish(text) || isNullish(separator)) return null;
    const by = textArgument(separator, name, 40086);
    if (by === '') throw new CommandError(40087, '$split requires a non-empty separator');
    return split(textArgument(text, name, 40085), by, name);
  }),
  $replaceOne: replacing(1),
  $replaceAll: replacing(Infinity),
  $regexMatch: matching((text, expression) => expression.test(text), false),
  $regexFind: matching((text, expression) => {
    const match = expression.find(text);
    return match === undefined ? null : describeMatches(text, [match])[0];
  }, null),
  $regexFindAll: matching((text, expression) => describeMatches(text, expression.findAll(text)), []),
};
