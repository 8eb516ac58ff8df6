import { Int32 } from 'bson';
import { CommandError } from '../../values/errors.js';
import { bytesOfElement, expressionBytes, expressionHolds, reserveInExpression } from '../../values/memory.js';
import { elementSorter } from '../../values/sort.js';
import { countStep } from '../../values/time-limit.js';
import { typeName } from '../../values/type-name.js';
import { type Document, fieldOf, isDocument, isTruthy, setField, type Value } from '../../values/value.js';
import { builtBytes } from '../held-memory.js';
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
      const before = expressionBytes();
      reserveInExpression(elements.length * bytesOfElement, name);
      const results = elements.map((element) => {
        countStep();
        return parts.get(body)?.(withVariables(scope, [[bound, element]]));
      });
      const collected = collect(elements, results);
      // Of conditions nothing is left.
      if (body === 'cond') expressionHolds(before);
      return isNullish(limit) ? collected : collected.slice(0, wholeArgument(limit, name, 327391));
    };
  };
}

const reduce: OperatorCompiler = (operand, compiler, name) => {
  const parts = compileNamed(operand, { required: ['input', 'initialValue', 'in'] }, compiler, name);
  return (scope) => {
    const input = parts.get('input')?.(scope);
    if (isNullish(input)) return null;
    const elements = arrayArgument(input, name, 40080);
    const before = expressionBytes();
    return elements.reduce((value, element) => {
      countStep();
      const next = parts.get('in')?.(
        withVariables(scope, [
          ['value', value],
          ['this', element],
        ]),
      );
      // Of the value before nothing is left but what the new one holds.
      expressionHolds(before);
      reserveInExpression(builtBytes(next), name);
      return next;
    }, parts.get('initialValue')?.(scope));
  };
};

function concatArrays(values: Value[], name: string): Value {
  if (values.some(isNullish)) return null;
  const arrays = values.map((value) => arrayArgument(value, name, 28664));
  reserveInExpression(arrays.reduce((sum, { length }) => sum + length, 0) * bytesOfElement, name);
  return new Array<Value>().concat(...arrays);
}

function range([start, end, step]: Value[], name: string): Value {
  const from = wholeArgument(start, name, 34443);
  const to = wholeArgument(end, name, 34445);
  const by = step === undefined ? 1 : wholeArgument(step, name, 34447);
  if (by === 0) throw new CommandError(34449, '$range requires a non-zero step value');
  reserveInExpression(Math.max(0, Math.ceil((to - from) / by)) * bytesOfElement, name);
  const numbers: Value[] = [];
  for (let at = from; by > 0 ? at < to : at > to; at += by) {
    countStep();
    numbers.push(new Int32(at));
  }
  return numbers;
}

const zip = onNamedArguments({ required: ['inputs'], optional: ['useLongestLength', 'defaults'] }, (argument, name) => {
  const inputs = arrayArgument(argument('inputs'), name, 34461);
  if (inputs.some(isNullish)) return null;
  const arrays = inputs.map((input) => arrayArgument(input, name, 34468));
  const defaults = argument('defaults');
  const lengths = arrays.map((array) => array.length);
  const length = isTruthy(argument('useLongestLength')) ? Math.max(...lengths) : Math.min(...lengths);
  reserveInExpression(length * (arrays.length + 1) * bytesOfElement, name);
  return Array.from({ length }, (_, at) => {
    countStep();
    return arrays.map((array, which) =>
      at < array.length ? array[at] : ((Array.isArray(defaults) ? defaults[which] : null) ?? null),
    );
  });
});

const sortArray: OperatorCompiler = (operand, compiler, name) => {
  const sortBy = isDocument(operand) ? fieldOf(operand, 'sortBy') : undefined;
  const parts = compileNamed(
    isDocument(operand) ? { input: fieldOf(operand, 'input') } : operand,
    { required: ['input'] },
    compiler,
    name,
  );
  const sort = elementSorter(sortBy, compiler.comparison);
  return (scope) => {
    const input = parts.get('input')?.(scope);
    return isNullish(input) ? null : sort(arrayArgument(input, name, 2942504));
  };
};

function arrayToObject(value: Value, name: string): Value {
  const document: Document = {};
  for (const pair of arrayArgument(value, name, 40386)) {
    countStep();
    const [key, field] = Array.isArray(pair) ? pair : isDocument(pair) ? [fieldOf(pair, 'k'), fieldOf(pair, 'v')] : [];
    if (typeof key !== 'string') throw new CommandError(40394, '$arrayToObject requires an object keys of type string');
    setField(document, key, field ?? null);
  }
  return document;
}

function objectToArray(value: Value): Value {
  if (!isDocument(value))
    throw new CommandError(40390, `$objectToArray requires an object input, found: ${typeName(value)}`);
  const entries = Object.entries(value);
  reserveInExpression(entries.length * 4 * bytesOfElement, '$objectToArray');
  return entries.map(([k, v]) => {
    countStep();
    return { k, v };
  });
}

/** Operators of expressions that make an array, or something of each of its elements. */
export const arrayBuildingOperators: Readonly<Record<string, OperatorCompiler>> = {
  $map: overElements('in', (_, results) => results.map((result) => result ?? null)),
  $filter: overElements('cond', (input, results) => input.filter((_, at) => isTruthy(results[at]))),
  $reduce: reduce,
  $concatArrays: onAnyArguments(concatArrays),
  $range: onArguments([2, 3], range),
  $zip: zip,
  $sortArray: sortArray,
  $arrayToObject: onValue(arrayToObject),
  $objectToArray: onValue(objectToArray),
};
