import { Int32 } from 'bson';
import { CommandError } from '../../errors.js';
import { equalValues } from '../../values/order.js';
import { elementOrder } from '../../values/sort.js';
import { checkTime } from '../../values/time-limit.js';
import { typeName } from '../../values/type-name.js';
import { type Document, fieldOf, isDocument, isTruthy, setField, type Value } from '../../values/value.js';
import type { OperatorCompiler } from '../operator.js';
import { withVariables } from '../scope.js';
import {
  arrayArgument,
  compileNamed,
  isNullish,
  onAnyArguments,
  onArguments,
  onNamedArguments,
  onValue,
  wholeArgument,
} from './arguments.js';

function elementAt([array, position]: Value[], name: string): Value {
  if (isNullish(array) || isNullish(position)) return null;
  const elements = arrayArgument(array, name, 28689);
  const at = wholeArgument(position, name, 28691);
  return elements[at < 0 ? elements.length + at : at];
}

/** `$map` and `$filter`: an expression on every element, bound to a variable. */
function overElements(body: 'in' | 'cond', collect: (input: Value[], results: Value[]) => Value[]): OperatorCompiler {
  return (operand, compiler, name) => {
    const variable = isDocument(operand) ? fieldOf(operand, 'as') : undefined;
    const named = isDocument(operand)
      ? Object.fromEntries(Object.entries(operand).filter(([field]) => field !== 'as'))
      : operand;
    const optional = body === 'cond' ? ['limit'] : [];
    const parts = compileNamed(named, { required: ['input', body], optional }, compiler, name);
    const bound = variable === undefined ? 'this' : String(variable);
    return (scope) => {
      const input = parts.get('input')?.(scope);
      if (isNullish(input)) return null;
      const elements = arrayArgument(input, name, body === 'in' ? 16883 : 28651);
      const limit = parts.get('limit')?.(scope);
      const results = elements.map((element) => {
        checkTime();
        return parts.get(body)?.(withVariables(scope, [[bound, element]]));
      });
      const collected = collect(elements, results);
      return isNullish(limit) ? collected : collected.slice(0, wholeArgument(limit, name, 327391));
    };
  };
}

const reduce: OperatorCompiler = (operand, compiler, name) => {
  const parts = compileNamed(operand, { required: ['input', 'initialValue', 'in'] }, compiler, name);
  return (scope) => {
    const input = parts.get('input')?.(scope);
    if (isNullish(input)) return null;
    return arrayArgument(input, name, 40080).reduce((value, element) => {
      checkTime();
      return parts.get('in')?.(
        withVariables(scope, [
          ['value', value],
          ['this', element],
        ]),
      );
    }, parts.get('initialValue')?.(scope));
  };
};

function slice([array, first, second]: Value[], name: string): Value {
  if (isNullish(array) || isNullish(first) || second === null) return null;
  const elements = arrayArgument(array, name, 28724);
  const start = wholeArgument(first, name, 28726);
  if (second === undefined) return start >= 0 ? elements.slice(0, start) : elements.slice(start);
  const count = wholeArgument(second, name, 28728);
  if (count <= 0) throw new CommandError(28729, 'Third argument to $slice must be positive');
  const from = start < 0 ? Math.max(0, elements.length + start) : start;
  return elements.slice(from, from + count);
}

function concatArrays(values: Value[], name: string): Value {
  if (values.some(isNullish)) return null;
  return values.flatMap((value) => arrayArgument(value, name, 28664));
}

function range([start, end, step]: Value[], name: string): Value {
  const from = wholeArgument(start, name, 34443);
  const to = wholeArgument(end, name, 34445);
  const by = step === undefined ? 1 : wholeArgument(step, name, 34447);
  if (by === 0) throw new CommandError(34449, '$range requires a non-zero step value');
  const numbers: Value[] = [];
  for (let at = from; by > 0 ? at < to : at > to; at += by) numbers.push(new Int32(at));
  return numbers;
}

function indexOfArray([array, wanted, start, end]: Value[], name: string): Value {
  if (isNullish(array)) return null;
  const elements = arrayArgument(array, name, 40090);
  const from = start === undefined ? 0 : wholeArgument(start, name);
  const to = end === undefined ? elements.length : Math.min(elements.length, wholeArgument(end, name));
  for (let at = from; at < to; at += 1) if (equalValues(elements[at], wanted)) return new Int32(at);
  return new Int32(-1);
}

const zip = onNamedArguments({ required: ['inputs'], optional: ['useLongestLength', 'defaults'] }, (argument, name) => {
  const inputs = arrayArgument(argument('inputs'), name, 34461);
  if (inputs.some(isNullish)) return null;
  const arrays = inputs.map((input) => arrayArgument(input, name, 34468));
  const defaults = argument('defaults');
  const lengths = arrays.map((array) => array.length);
  const length = isTruthy(argument('useLongestLength')) ? Math.max(...lengths) : Math.min(...lengths);
  return Array.from({ length }, (_, at) =>
    arrays.map((array, which) =>
      at < array.length ? array[at] : ((Array.isArray(defaults) ? defaults[which] : null) ?? null),
    ),
  );
});

const sortArray: OperatorCompiler = (operand, compiler, name) => {
  const sortBy = isDocument(operand) ? fieldOf(operand, 'sortBy') : undefined;
  const parts = compileNamed(
    isDocument(operand) ? { input: fieldOf(operand, 'input') } : operand,
    { required: ['input'] },
    compiler,
    name,
  );
  const compare = elementOrder(sortBy, compiler.comparison);
  return (scope) => {
    const input = parts.get('input')?.(scope);
    return isNullish(input) ? null : arrayArgument(input, name, 2942504).toSorted(compare);
  };
};

function firstOf(values: Value[], count: number): Value[] {
  return values.slice(0, count);
}

function lastOf(values: Value[], count: number): Value[] {
  return count >= values.length ? values : values.slice(values.length - count);
}

function taking(take: (values: Value[], count: number) => Value[]): OperatorCompiler {
  return onNamedArguments({ required: ['input', 'n'] }, (argument, name) => {
    const input = argument('input');
    return isNullish(input) ? null : take(arrayArgument(input, name, 5788200), countArgument(argument('n'), name));
  });
}

/** The `n` of `$firstN` and its relatives. */
export function countArgument(value: Value, name: string): number {
  const count = wholeArgument(value, name, 5787902);
  if (count <= 0) throw new CommandError(5787908, `'n' must be greater than 0, found ${count}`);
  return count;
}

function takingLeast(direction: 1 | -1): OperatorCompiler {
  return (operand, compiler, name) =>
    taking((values, count) =>
      values
        .filter((value) => !isNullish(value))
        .toSorted((left, right) => direction * compiler.comparison(left, right))
        .slice(0, count),
    )(operand, compiler, name);
}

function arrayToObject(value: Value, name: string): Value {
  const document: Document = {};
  for (const pair of arrayArgument(value, name, 40386)) {
    const [key, field] = Array.isArray(pair) ? pair : isDocument(pair) ? [fieldOf(pair, 'k'), fieldOf(pair, 'v')] : [];
    if (typeof key !== 'string') throw new CommandError(40394, '$arrayToObject requires an object keys of type string');
    setField(document, key, field ?? null);
  }
  return document;
}

function objectToArray(value: Value): Value {
  if (!isDocument(value))
    throw new CommandError(40390, `$objectToArray requires an object input, found: ${typeName(value)}`);
  return Object.entries(value).map(([k, v]) => ({ k, v }));
}

/** Array operators of expressions. */
export const arrayOperators: Readonly<Record<string, OperatorCompiler>> = {
  $arrayElemAt: onArguments(2, elementAt),
  $first: onValue((value, name) => arrayArgument(value, name, 28689)[0]),
  $last: onValue((value, name) => arrayArgument(value, name, 28689).at(-1)),
  $map: overElements('in', (_, results) => results.map((result) => result ?? null)),
  $filter: overElements('cond', (input, results) => input.filter((_, at) => isTruthy(results[at]))),
  $reduce: reduce,
  $slice: onArguments([2, 3], slice),
  $concatArrays: onAnyArguments(concatArrays),
  $range: onArguments([2, 3], range),
  $size: onArguments(1, ([value], name) => new Int32(arrayArgument(value, name, 17124).length)),
  $isArray: onArguments(1, ([value]) => Array.isArray(value)),
  $in: onArguments(2, ([wanted, array], name) => {
    if (!Array.isArray(array))
      throw new CommandError(40081, `${name} requires an array as a second argument, found: ${typeName(array)}`);
    return array.some((element) => (wanted === undefined ? false : equalValues(element, wanted)));
  }),
  $indexOfArray: onArguments([2, 4], indexOfArray),
  $reverseArray: onValue((value, name) => arrayArgument(value, name, 34435).toReversed()),
  $zip: zip,
  $sortArray: sortArray,
  $firstN: taking(firstOf),
  $lastN: taking(lastOf),
  $minN: takingLeast(1),
  $maxN: takingLeast(-1),
  $arrayToObject: onValue(arrayToObject),
  $objectToArray: onValue(objectToArray),
};
