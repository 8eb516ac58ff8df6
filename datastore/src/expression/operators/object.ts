import { CommandError } from '../../values/errors.js';
import { countStep } from '../../values/time-limit.js';
import { typeName } from '../../values/type-name.js';
import { type Document, fieldOf, isDocument, setField, type Value } from '../../values/value.js';
import type { OperatorCompiler } from '../operator.js';
import { isNullish, onAnyArguments, onNamedArguments } from './arguments.js';

/** Documents merged from left to right; null and missing are passed over. */
export function mergeObjects(values: readonly Value[], name = '$mergeObjects'): Document {
  const merged: Document = {};
  for (const value of values) {
    if (isNullish(value)) continue;
    if (!isDocument(value))
      throw new CommandError(40400, `${name} requires object inputs, but input is of type ${typeName(value)}`);
    for (const field of Object.keys(value)) {
      countStep();
      setField(merged, field, value[field]);
    }
  }
  return merged;
}

const getField: OperatorCompiler = (operand, compiler, name) => {
  const shorthand = !isDocument(operand) || !('field' in operand);
  const source: Document = shorthand ? { field: operand, input: '$$CURRENT' } : operand;
  // A field's name is taken as it is, even where it looks like a path.
  const field = typeof source['field'] === 'string' ? { $literal: source['field'] } : source['field'];
  return onNamedArguments({ required: ['field'], optional: ['input'] }, (argument) => {
    const wanted = argument('field');
    const input = 'input' in source ? argument('input') : undefined;
    if (typeof wanted !== 'string')
      throw new CommandError(3041704, `${name} requires 'field' to evaluate to type String`);
    return isDocument(input) ? fieldOf(input, wanted) : isNullish(input) ? input : undefined;
  })({ input: '$$CURRENT', ...source, field }, compiler, name);
};

/** A text that is the same for every document; a literal may look like a path. */
function constantText(source: Value): string | undefined {
  const literal = isDocument(source) ? fieldOf(source, '$literal') : source;
  const isPath = literal === source && typeof source === 'string' && source.startsWith('$');
  return typeof literal === 'string' && !isPath ? literal : undefined;
}

function withField(removes: boolean): OperatorCompiler {
  return (operand, compiler, name) => {
    const field = constantText(isDocument(operand) ? fieldOf(operand, 'field') : undefined);
    if (!isDocument(operand) || field === undefined)
      throw new CommandError(4161107, `${name} requires 'field' to be a constant string`);
    const source: Document = { ...operand, field: { $literal: field } };
    const names = { required: removes ? ['field', 'input'] : ['field', 'input', 'value'] };
    return onNamedArguments(names, (argument) => {
      const input = argument('input');
      if (isNullish(input)) return null;
      if (!isDocument(input)) throw new CommandError(4161105, `${name} requires 'input' to evaluate to type Object`);
      const value = removes ? undefined : argument('value');
      const changed = { ...input };
      if (value === undefined) delete changed[field];
      else setField(changed, field, value);
      return changed;
    })(source, compiler, name);
  };
}

/** Object operators of expressions. */
export const objectOperators: Readonly<Record<string, OperatorCompiler>> = {
  $mergeObjects: onAnyArguments((values, name) => {
    const [only] = values;
    return mergeObjects(values.length === 1 && Array.isArray(only) ? only : values, name);
  }),
  $getField: getField,
  $setField: withField(false),
  $unsetField: withField(true),
};
