import { BSONRegExp, Long, MaxKey, MinKey, ObjectId } from 'bson';
import { compileRegexValue } from '../regex/regex.js';
import { badValue } from '../values/errors.js';
import { identityKey } from '../values/key.js';
import { compareValues, type Comparison } from '../values/order.js';
import { type TypeName, typeName, typeNumbers } from '../values/type-name.js';
import { textOf, typeOrder } from '../values/type-order.js';
import {
  type Document,
  isNumeric,
  isOperatorDocument,
  type NumericValue,
  toDouble,
  type Value,
} from '../values/value.js';
import type { ValueTest } from './path-traversal.js';

function isMissing(value: Value): boolean {
  return value === null || value === undefined;
}

function isNaNValue(value: Value): boolean {
  return isNumeric(value) && Number.isNaN(toDouble(value));
}

/** Equality: `{field: value}` and `$eq`. A regular expression equals only itself. */
export function equalityTest(operand: Value, comparison: Comparison): ValueTest {
  if (isMissing(operand)) return isMissing;
  if (operand instanceof BSONRegExp) return (value) => sameRegex(value, operand);
  if (operand instanceof ObjectId) {
    return (value) => value instanceof ObjectId && Buffer.compare(value.id, operand.id) === 0;
  }
  const type = typeOrder(operand);
  return (value) => value !== undefined && typeOrder(value) === type && comparison(value, operand) === 0;
}

/** What `{field: value}` and the elements of `$in` mean: a regular expression matches texts, the rest is equality. */
export function implicitTest(operand: Value, comparison: Comparison): ValueTest {
  return operand instanceof BSONRegExp ? regexTest(operand) : equalityTest(operand, comparison);
}

/** `$regex`: a string that matches, or the very same regular expression. */
export function regexTest(operand: BSONRegExp): ValueTest {
  const expression = compileRegexValue(operand);
  return (value) => {
    const text = textOf(value);
    return text === undefined ? sameRegex(value, operand) : expression.test(text);
  };
}

/** Whether two values are the same regular expression, flags and all. */
function sameRegex(left: Value, right: BSONRegExp): boolean {
  return left instanceof BSONRegExp && left.pattern === right.pattern && left.options === right.options;
}

export type OrderOperator = '$gt' | '$gte' | '$lt' | '$lte';

const holds: Readonly<Record<OrderOperator, (order: number) => boolean>> = {
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
};

/** `$gt`, `$gte`, `$lt`, `$lte`: compare within the operand's type only; NaN is comparable to itself alone. */
export function orderTest(operator: OrderOperator, operand: Value, comparison: Comparison): ValueTest {
  const orEqual = operator === '$gte' || operator === '$lte';
  const accepts = holds[operator];
  if (isMissing(operand)) return orEqual ? isMissing : () => false;
  if (operand instanceof BSONRegExp) throw badValue(`Can't have RegEx as arg to predicate over field`);
  if (operand instanceof MinKey || operand instanceof MaxKey) return (value) => accepts(compareValues(value, operand));
  if (isNaNValue(operand)) return orEqual ? isNaNValue : () => false;
  const type = typeOrder(operand);
  return (value) =>
    typeOrder(value) === type && value !== undefined && !isNaNValue(value) && accepts(comparison(value, operand));
}

const longList = 8;

/** `$in`: equal to any element, or matched by one that is a regular expression. */
export function inTest(operands: readonly Value[], comparison: Comparison): ValueTest {
  const nested = operands.find(isOperatorDocument);
  if (nested !== undefined) throw badValue('cannot nest $ under $in');
  const plain = operands.every((operand) => !(operand instanceof BSONRegExp));
  if (operands.length > longList && plain && comparison === compareValues) {
    const identities = new Set(operands.map(identityKey));
    const orMissing = operands.some(isMissing);
    return (value) => (value === undefined ? orMissing : identities.has(identityKey(value)));
  }
  const tests = operands.map((operand) => implicitTest(operand, comparison));
  return (value) => tests.some((test) => test(value));
}

const numberTypes: readonly TypeName[] = ['int', 'long', 'double', 'decimal'];

/** `$type`: by alias or number, one or several; `number` stands for the four numeric types. */
export function typeTest(operand: Value): ValueTest {
  const wanted = new Set((Array.isArray(operand) ? operand : [operand]).flatMap(namedTypes));
  if (wanted.size === 0) throw badValue('$type must match at least one type');
  return (value) => wanted.has(typeName(value));
}

function namedTypes(operand: Value): readonly TypeName[] {
  if (operand === 'number') return numberTypes;
  for (const [name, number] of Object.entries(typeNumbers)) {
    if (operand === name || (isNumeric(operand) && toDouble(operand) === number)) return [name as TypeName];
  }
  if (typeof operand === 'string') throw badValue(`Unknown type name alias: ${operand}`);
  throw badValue(`Invalid numerical type code: ${isNumeric(operand) ? toDouble(operand) : typeName(operand)}`);
}

/** The whole part of a number, towards zero; undefined for NaN and the infinities. */
export function wholePart(value: NumericValue): bigint | undefined {
  if (value instanceof Long) return value.toBigInt();
  const double = Math.trunc(toDouble(value));
  return Number.isFinite(double) ? BigInt(double) : undefined;
}

/** `$mod: [divisor, remainder]`, both cut to whole numbers. */
export function modTest(operand: Value): ValueTest {
  if (!Array.isArray(operand)) throw badValue('malformed mod, needs to be an array');
  if (operand.length < 2) throw badValue('malformed mod, not enough elements');
  if (operand.length > 2) throw badValue('malformed mod, too many elements');
  const [divisor, remainder] = operand.map((part) => (isNumeric(part) ? wholePart(part) : undefined));
  if (divisor === undefined) throw badValue('malformed mod, divisor not a number');
  if (remainder === undefined) throw badValue('malformed mod, remainder not a number');
  if (divisor === 0n) throw badValue('divisor cannot be 0');
  return (value) => {
    const whole = isNumeric(value) ? wholePart(value) : undefined;
    return whole !== undefined && whole % divisor === remainder;
  };
}

/** `$size`: an array of exactly this many elements. */
export function sizeTest(operand: Value): ValueTest {
  if (!isNumeric(operand)) throw badValue(`Failed to parse $size. Expected a number in: $size: ${typeName(operand)}`);
  const size = toDouble(operand);
  if (!Number.isInteger(size)) throw badValue('Failed to parse $size. Expected an integer');
  if (size < 0) throw badValue('Failed to parse $size. Expected a non-negative number');
  return (value) => Array.isArray(value) && value.length === size;
}

/** Operators of whole documents, which name no field. */
const documentOperators: ReadonlySet<string> = new Set([
  '$and',
  '$or',
  '$nor',
  '$expr',
  '$where',
  '$text',
  '$comment',
  '$jsonSchema',
  '$sampleRate',
  '$alwaysTrue',
  '$alwaysFalse',
]);

/** Whether a value is a document whose first field is one of the operators that apply to one value. */
export function isValueCondition(value: Value): value is Document {
  return isOperatorDocument(value) && !documentOperators.has(Object.keys(value)[0] ?? '');
}
