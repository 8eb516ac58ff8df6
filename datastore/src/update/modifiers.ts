import { Int32, Long, Timestamp } from 'bson';
import { calculate } from '../values/arithmetic.js';
import { badValue, CommandError } from '../values/errors.js';
import { valueAt } from '../values/path.js';
import { show } from '../values/show.js';
import { typeName } from '../values/type-name.js';
import { cloneValue, type Document, fieldOf, isDocument, isNumeric } from '../values/value.js';
import { arrayModifiers } from './array-modifiers.js';
import { assign, holderOf, remove } from './assign.js';
import { identify, type Modifier } from './modifier.js';

const set: Modifier = ({ document, path, operand }) => assign(document, path, cloneValue(operand));

const unset: Modifier = ({ document, path }) => remove(document, path);

function arithmetic(operator: '$inc' | '$mul'): Modifier {
  const [operation, verb] = operator === '$inc' ? (['add', 'increment'] as const) : (['multiply', 'multiply'] as const);
  return ({ document, path, operand }) => {
    const field = path.at(-1) ?? '';
    if (!isNumeric(operand))
      throw new CommandError(14, `Cannot ${verb} with non-numeric argument: {${field}: ${show(operand)}}`);
    const current = valueAt(document, path);
    if (current === undefined) {
      assign(document, path, operator === '$inc' ? operand : calculate('multiply', operand, new Int32(0)));
      return;
    }
    if (!isNumeric(current)) {
      throw new CommandError(
        14,
        `Cannot apply ${operator} to a value of non-numeric type. ${identify(document)} has the field '${field}' of non-numeric type ${typeName(current)}`,
      );
    }
    const result = calculate(operation, current, operand);
    if (result === undefined)
      throw badValue(
        `Failed to apply ${operator} operations to current value (${current.toString()}) for document ${identify(document)}`,
      );
    assign(document, path, result);
  };
}

function extreme(replaces: (order: number) => boolean): Modifier {
  return ({ document, path, operand, context }) => {
    const current = valueAt(document, path);
    if (current === undefined || replaces(context.comparison(operand, current)))
      assign(document, path, cloneValue(operand));
  };
}

const rename: Modifier = ({ document, path, operand }) => {
  if (typeof operand !== 'string') throw badValue(`The 'to' field for $rename must be a string: ${path.join('.')}`);
  if (operand.includes('$')) throw badValue(`The destination field for $rename may not be dynamic: ${operand}`);
  const value = valueAt(document, path);
  if (value === undefined) return;
  refuseArrayOnPath(document, path, 'source');
  refuseArrayOnPath(document, operand.split('.'), 'destination');
  remove(document, path);
  assign(document, operand.split('.'), value);
};

function refuseArrayOnPath(document: Document, path: readonly string[], which: string): void {
  for (let length = 1; length <= path.length; length += 1) {
    if (Array.isArray(holderOf(document, path.slice(0, length)))) {
      throw badValue(
        `The ${which} field cannot be an array element, '${path.join('.')}' in doc with ${identify(document)}`,
      );
    }
  }
}

const currentDate: Modifier = ({ document, path, operand, now }) => {
  const type = isDocument(operand) ? fieldOf(operand, '$type') : undefined;
  if (typeof operand === 'boolean' || type === 'date') assign(document, path, now);
  else if (type === 'timestamp') assign(document, path, new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }));
  else
    throw badValue(
      "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
    );
};

const bitOperations: Readonly<Record<string, (left: bigint, right: bigint) => bigint>> = {
  and: (left, right) => left & right,
  or: (left, right) => left | right,
  xor: (left, right) => left ^ right,
};

const bit: Modifier = ({ document, path, operand }) => {
  const operations = isDocument(operand) ? Object.entries(operand) : [];
  if (operations.length === 0)
    throw badValue(
      `The $bit modifier is not compatible with a ${typeName(operand)}. You must pass in an embedded document`,
    );
  for (const [name, mask] of operations) {
    const operation = bitOperations[name];
    if (operation === undefined)
      throw badValue(
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator`,
      );
    if (!(mask instanceof Int32) && !(mask instanceof Long))
      throw badValue('The $bit modifier field must be an Integer(32/64 bit)');
    const current = valueAt(document, path) ?? new Int32(0);
    if (!(current instanceof Int32) && !(current instanceof Long)) {
      throw badValue(
        `Cannot apply $bit to a value of non-integral type. ${identify(document)} has the field ${path.at(-1) ?? ''} of non-integer type ${typeName(current)}`,
      );
    }
    const result = operation(BigInt(current.toString()), BigInt(mask.toString()));
    const isLong = current instanceof Long || mask instanceof Long;
    assign(document, path, isLong ? Long.fromBigInt(result) : new Int32(Number(result)));
  }
};

/** MongoDB's update operators. `$setOnInsert` is left out by the caller where nothing is inserted. */
export const modifiers: ReadonlyMap<string, Modifier> = new Map(
  Object.entries({
    $set: set,
    $setOnInsert: set,
    $unset: unset,
    $inc: arithmetic('$inc'),
    $mul: arithmetic('$mul'),
    $min: extreme((order) => order < 0),
    $max: extreme((order) => order > 0),
    $rename: rename,
    $currentDate: currentDate,
    ...arrayModifiers,
    $bit: bit,
  }),
);
