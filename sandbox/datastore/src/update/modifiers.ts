import { Int32, Long, Timestamp } from 'bson';
import { badValue, CommandError, failedToParse } from '../errors.js';
import { equalityTest, implicitTest, isValueCondition } from '../query/value-tests.js';
import { elementTest } from '../query/field-condition.js';
import { elementOrder } from '../query/sort.js';
import type { FilterContext } from '../query/predicate.js';
import type { ValueTest } from '../query/walk.js';
import { calculate } from '../values/arithmetic.js';
import { equalValues } from '../values/order.js';
import { valueAt } from '../values/path.js';
import { show } from '../values/show.js';
import { typeName } from '../values/type-name.js';
import { cloneValue, fieldOf, isDocument, isNumeric, toDouble, type Document, type Value } from '../values/value.js';
import { assign, holderOf, remove } from './assign.js';

/** One modifier applied to one place. */
export interface Application {
  readonly document: Document;
  /** Where, without placeholders. */
  readonly path: readonly string[];
  readonly operand: Value;
  readonly context: FilterContext;
  readonly now: Date;
}

type Modifier = (application: Application) => void;

function identify(document: Document): string {
  return `{_id: ${show(fieldOf(document, '_id'))}}`;
}

const set: Modifier = ({ document, path, operand }) => assign(document, path, cloneValue(operand));

function arithmetic(operator: '$inc' | '$mul'): Modifier {
  const [operation, verb] = operator === '$inc' ? (['add', 'increment'] as const) : (['multiply', 'multiply'] as const);
  return ({ document, path, operand }) => {
    const field = path.at(-1) ?? '';
    if (!isNumeric(operand)) throw new CommandError(14, `Cannot ${verb} with non-numeric argument: {${field}: ${show(operand)}}`);
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
    if (result === undefined) throw badValue(`Failed to apply ${operator} operations to current value (${current.toString()}) for document ${identify(document)}`);
    assign(document, path, result);
  };
}

function extreme(replaces: (order: number) => boolean): Modifier {
  return ({ document, path, operand, context }) => {
    const current = valueAt(document, path);
    if (current === undefined || replaces(context.comparison(operand, current))) assign(document, path, cloneValue(operand));
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
      throw badValue(`The ${which} field cannot be an array element, '${path.join('.')}' in doc with ${identify(document)}`);
    }
  }
}

const currentDate: Modifier = ({ document, path, operand, now }) => {
  const type = isDocument(operand) ? fieldOf(operand, '$type') : undefined;
  if (typeof operand === 'boolean' || type === 'date') assign(document, path, now);
  else if (type === 'timestamp') assign(document, path, new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }));
  else throw badValue("The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}");
};

/** The array at the path, made when nothing is there. */
function arrayAt(application: Application, operator: string, code: number): Value[] {
  const { document, path } = application;
  const value = valueAt(document, path);
  if (Array.isArray(value)) return value;
  if (value !== undefined) {
    throw new CommandError(
      code,
      operator === '$addToSet'
        ? `Cannot apply $addToSet to non-array field. Field named '${path.at(-1) ?? ''}' has non-array type ${typeName(value)}`
        : `The field '${path.join('.')}' must be an array but is of type ${typeName(value)} in document ${identify(document)}`,
    );
  }
  const made: Value[] = [];
  assign(document, path, made);
  return made;
}

/** The array at the path; undefined when nothing is there. */
function existingArray(application: Application, operator: string, code = 2): Value[] | undefined {
  const value = valueAt(application.document, application.path);
  if (value === undefined || Array.isArray(value)) return value;
  throw new CommandError(code, `Cannot apply ${operator} to a non-array value`);
}

function eachOf(operand: Value, operator: string, code: number): Value[] {
  if (!isDocument(operand) || !('$each' in operand)) return [operand];
  const each = operand['$each'];
  if (!Array.isArray(each)) throw new CommandError(code, `The argument to $each in ${operator} must be an array but it was of type: ${typeName(each)}`);
  return each;
}

const pushClauses = ['$each', '$position', '$slice', '$sort'];

const push: Modifier = (application) => {
  const { operand, context } = application;
  const each = eachOf(operand, '$push', 2).map(cloneValue);
  const clauses: Document = isDocument(operand) && '$each' in operand ? operand : {};
  const unknown = Object.keys(clauses).find((clause) => !pushClauses.includes(clause));
  if (unknown !== undefined) throw badValue(`Unrecognized clause in $push: ${unknown}`);
  const array = arrayAt(application, '$push', 2);
  const position = clauseNumber(clauses, '$position');
  if (position === undefined) array.push(...each);
  else array.splice(position < 0 ? Math.max(0, array.length + position) : position, 0, ...each);
  if ('$sort' in clauses) array.sort(elementOrder(clauses['$sort'], context.comparison));
  const slice = clauseNumber(clauses, '$slice');
  if (slice === undefined) return;
  if (slice >= 0) array.splice(slice);
  else array.splice(0, Math.max(0, array.length + slice));
};

function clauseNumber(clauses: Document, name: string): number | undefined {
  const value = fieldOf(clauses, name);
  if (value === undefined) return undefined;
  if (!isNumeric(value) || !Number.isInteger(toDouble(value))) {
    throw badValue(`The value for ${name} must be an integer value but was given type: ${typeName(value)}`);
  }
  return toDouble(value);
}

const addToSet: Modifier = (application) => {
  const each = eachOf(application.operand, '$addToSet', 14);
  const array = arrayAt(application, '$addToSet', 2);
  for (const value of each) {
    const test = equalityTest(value, application.context.comparison);
    if (!array.some((element) => (value === null ? element === null : test(element)))) array.push(cloneValue(value));
  }
};

const pop: Modifier = (application) => {
  const { operand } = application;
  if (!isNumeric(operand) || Math.abs(toDouble(operand)) !== 1) throw failedToParse(`$pop expects 1 or -1, found: ${show(operand)}`);
  const array = existingArray(application, '$pop', 14);
  if (toDouble(operand) < 0) array?.shift();
  else array?.pop();
};

const pull: Modifier = (application) => {
  const array = existingArray(application, '$pull');
  if (array === undefined) return;
  const test = pullTest(application);
  const kept = array.filter((element) => !test(element));
  array.splice(0, array.length, ...kept);
};

function pullTest({ operand, context }: Application): ValueTest {
  if (!isDocument(operand)) return implicitTest(operand, context.comparison);
  const test = elementTest(operand, context);
  return isValueCondition(operand) ? test : (element) => isDocument(element) && test(element);
}

const pullAll: Modifier = (application) => {
  const { operand } = application;
  if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument but was given a ' + typeName(operand));
  const array = existingArray(application, '$pullAll');
  if (array === undefined) return;
  const kept = array.filter((element) => !operand.some((removed) => equalValues(element, removed)));
  array.splice(0, array.length, ...kept);
};

const bitOperations: Readonly<Record<string, (left: bigint, right: bigint) => bigint>> = {
  and: (left, right) => left & right,
  or: (left, right) => left | right,
  xor: (left, right) => left ^ right,
};

const bit: Modifier = ({ document, path, operand }) => {
  const operations = isDocument(operand) ? Object.entries(operand) : [];
  if (operations.length === 0) throw badValue(`The $bit modifier is not compatible with a ${typeName(operand)}. You must pass in an embedded document`);
  for (const [name, mask] of operations) {
    const operation = bitOperations[name];
    if (operation === undefined) throw badValue(`The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator`);
    if (!(mask instanceof Int32) && !(mask instanceof Long)) throw badValue('The $bit modifier field must be an Integer(32/64 bit)');
    const current = valueAt(document, path) ?? new Int32(0);
    if (!(current instanceof Int32) && !(current instanceof Long)) {
      throw badValue(`Cannot apply $bit to a value of non-integral type. ${identify(document)} has the field ${path.at(-1) ?? ''} of non-integer type ${typeName(current)}`);
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
    $unset: ({ document, path }: Application) => remove(document, path),
    $inc: arithmetic('$inc'),
    $mul: arithmetic('$mul'),
    $min: extreme((order) => order < 0),
    $max: extreme((order) => order > 0),
    $rename: rename,
    $currentDate: currentDate,
    $push: push,
    $addToSet: addToSet,
    $pop: pop,
    $pull: pull,
    $pullAll: pullAll,
    $bit: bit,
  }),
);
