import { Binary, ObjectId } from 'bson';
import { equalValues } from '../values/order.js';
import { typeName } from '../values/type-name.js';
import { type Document, fieldOf, isDocument, isNumeric, type Value } from '../values/value.js';

/** What special operators of the tests look up. */
export interface MatchingContext {
  /** The `lsid` of a session entity. */
  sessionId(name: string): Value;
  /** What an operation gave that was kept. */
  result(name: string): Value;
}

/** A value does not match; the message says where. */
export class Mismatch extends Error {}

/**
 * Holds an actual value against an expected one by the rules of the unified test format: at the root a document may
 * have more fields than expected, further down it may not; `$$` operators say what cannot be written as a value.
 */
export function requireMatch(
  actual: Value,
  expected: Value,
  context: MatchingContext,
  at = 'result',
  root = true,
): void {
  const [operator, ...others] = isDocument(expected) ? Object.keys(expected) : [];
  if (isDocument(expected) && operator?.startsWith('$$') === true && others.length === 0) {
    requireOperator(actual, operator, expected[operator], context, at, root);
  } else if (isDocument(expected)) {
    if (!isDocument(actual)) throw new Mismatch(`${at} is ${typeName(actual)} and no document`);
    requireFields(actual, expected, context, at, root);
  } else if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) {
      throw new Mismatch(
        `${at} has ${Array.isArray(actual) ? actual.length : typeName(actual)} elements, expected ${expected.length}`,
      );
    }
    for (const [index, element] of expected.entries())
      requireMatch(actual[index], element, context, `${at}[${index}]`, root);
  } else if (
    !(typeName(actual) === typeName(expected) || (isNumeric(actual) && isNumeric(expected))) ||
    !equalValues(actual, expected)
  ) {
    throw new Mismatch(`${at} is ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`);
  }
}

function requireFields(
  actual: Document,
  expected: Document,
  context: MatchingContext,
  at: string,
  root: boolean,
): void {
  for (const [field, value] of Object.entries(expected)) {
    const found = fieldOf(actual, field);
    const special = isDocument(value) && Object.keys(value)[0]?.startsWith('$$') === true;
    if (found === undefined && !special) throw new Mismatch(`${at}.${field} is missing`);
    requireMatch(found, value, context, `${at}.${field}`, false);
  }
  const extra = root
    ? undefined
    : Object.keys(actual).find((field) => !Object.hasOwn(expected, field) && actual[field] !== undefined);
  if (extra !== undefined) throw new Mismatch(`${at}.${extra} is unexpected`);
}

function requireOperator(
  actual: Value,
  operator: string,
  operand: Value,
  context: MatchingContext,
  at: string,
  root: boolean,
): void {
  switch (operator) {
    case '$$unsetOrMatches':
      if (actual !== undefined && actual !== null) requireMatch(actual, operand, context, at, root);
      return;
    case '$$exists':
      if ((actual !== undefined) !== operand)
        throw new Mismatch(`${at} ${operand === true ? 'is missing' : 'should not be there'}`);
      return;
    case '$$type': {
      const wanted = Array.isArray(operand) ? operand : [operand];
      const type = typeName(actual);
      const numeric = isNumeric(actual) && (wanted.includes('int') || wanted.includes('long'));
      if (!wanted.includes(type) && !numeric) throw new Mismatch(`${at} is ${type}, expected ${wanted.join(' or ')}`);
      return;
    }
    case '$$matchesEntity':
      requireMatch(actual, context.result(String(operand)), context, at, root);
      return;
    case '$$matchesHexBytes':
      if (!(actual instanceof Binary) || Buffer.from(actual.buffer).toString('hex') !== String(operand).toLowerCase())
        throw new Mismatch(`${at} holds other bytes than ${String(operand)}`);
      return;
    case '$$sessionLsid':
      requireMatch(actual, context.sessionId(String(operand instanceof ObjectId ? '' : operand)), context, at, false);
      return;
    default:
      throw new Mismatch(`this runner does not know ${operator}`);
  }
}
