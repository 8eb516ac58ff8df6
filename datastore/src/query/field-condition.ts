import { BSONRegExp } from 'bson';
import { badValue } from '../errors.js';
import { isArrayPosition } from '../values/path.js';
import { typeName } from '../values/type-name.js';
import { textOf } from '../values/type-order.js';
import { type Document, fieldOf, isDocument, isOperatorDocument, isTruthy, type Value } from '../values/value.js';
import type { FilterContext, Predicate } from './predicate.js';
import { checkFlags } from './regex.js';
import {
  bitsTest,
  equalityTest,
  implicitTest,
  inTest,
  isValueCondition,
  modTest,
  orderTest,
  regexTest,
  sizeTest,
  typeTest,
} from './value-tests.js';
import { anyValueAt, asWhole, type LeafTest, type MatchTrace, orAnyElement, type ValueTest } from './walk.js';

/** Compiles what a filter says of one field: a value, or a document of operators. */
export function compileFieldCondition(path: string, condition: Value, context: FilterContext): Predicate {
  const at = reaching(path.split('.'));
  if (!isOperatorDocument(condition)) return at(orAnyElement(implicitTest(condition, context.comparison)));
  const predicates = Object.entries(condition).flatMap(([operator, operand]) =>
    operator === '$options' || operator === '$comment'
      ? []
      : [compileOperator(path, operator, operand, condition, context)],
  );
  if ('$options' in condition && !('$regex' in condition)) throw badValue('$options needs a $regex');
  return allOf(predicates);
}

type Reach = (leaf: LeafTest) => Predicate;

function reaching(path: readonly string[]): Reach {
  const [only = ''] = path;
  if (path.length === 1 && !isArrayPosition(only)) {
    return (leaf) => (document, trace) => leaf(fieldOf(document, only), undefined, trace);
  }
  return (leaf) => (document, trace) => anyValueAt(document, path, 0, leaf, undefined, trace);
}

/** Conditions on one document joined by "and". */
export function allOf(predicates: readonly Predicate[]): Predicate {
  const [only] = predicates;
  if (predicates.length === 1 && only !== undefined) return only;
  return (document, trace) => {
    for (const predicate of predicates) if (!predicate(document, trace)) return false;
    return true;
  };
}

/** The opposite of a condition; what did not match tells no array position. */
function not(predicate: Predicate): Predicate {
  return (document) => !predicate(document);
}

function compileOperator(
  path: string,
  operator: string,
  operand: Value,
  condition: Document,
  context: FilterContext,
): Predicate {
  const at = reaching(path.split('.'));
  switch (operator) {
    case '$eq':
      return at(orAnyElement(equalityTest(operand, context.comparison)));
    case '$ne':
      if (operand instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.");
      return not(at(orAnyElement(equalityTest(operand, context.comparison))));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return at(orAnyElement(orderTest(operator, operand, context.comparison)));
    case '$in':
      return at(orAnyElement(inTest(listOf(operator, operand), context.comparison)));
    case '$nin':
      return not(at(orAnyElement(inTest(listOf(operator, operand), context.comparison))));
    case '$exists':
      return existence(at, operand);
    case '$type':
      return at(orAnyElement(typeTest(operand)));
    case '$regex':
      return at(orAnyElement(regexTest(regexOf(operand, fieldOf(condition, '$options')))));
    case '$not':
      return not(negatedCondition(path, operand, context));
    case '$mod':
      return at(orAnyElement(modTest(operand)));
    case '$size':
      return at(asWhole(sizeTest(operand)));
    case '$all':
      return allElements(path, operand, context);
    case '$elemMatch':
      return at(elementMatch(operand, context));
    case '$bitsAllSet':
    case '$bitsAllClear':
    case '$bitsAnySet':
    case '$bitsAnyClear':
      return at(orAnyElement(bitsTest(operator, operand)));
    default:
      throw badValue(`unknown operator: ${operator}`);
  }
}

function listOf(operator: string, operand: Value): Value[] {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  return operand;
}

function existence(at: Reach, operand: Value): Predicate {
  const exists = at(asWhole((value) => value !== undefined));
  return isTruthy(operand) ? exists : not(exists);
}

/** The expression `$regex` and `$options` describe together. */
export function regexOf(operand: Value, options: Value): BSONRegExp {
  const flags = options === undefined ? undefined : textOf(options);
  if (options !== undefined && flags === undefined) throw badValue('$options has to be a string');
  checkFlags(flags ?? '');
  if (operand instanceof BSONRegExp) {
    if (flags !== undefined && operand.options !== '') throw badValue('options set in both $regex and $options');
    return flags === undefined ? operand : new BSONRegExp(operand.pattern, sorted(flags));
  }
  const pattern = textOf(operand);
  if (pattern === undefined) throw badValue('$regex has to be a string');
  return new BSONRegExp(pattern, sorted(flags ?? ''));
}

function sorted(flags: string): string {
  return [...flags].sort().join('');
}

function negatedCondition(path: string, operand: Value, context: FilterContext): Predicate {
  if (operand instanceof BSONRegExp) return compileFieldCondition(path, { $regex: operand }, context);
  if (!isDocument(operand)) throw badValue('$not needs a regex or a document');
  if (!isOperatorDocument(operand)) throw badValue('$not cannot be empty and needs operators');
  return compileFieldCondition(path, operand, context);
}

function allElements(path: string, operand: Value, context: FilterContext): Predicate {
  const operands = listOf('$all', operand);
  if (operands.length === 0) return () => false;
  return allOf(
    operands.map((each) => {
      if (isDocument(each) && '$elemMatch' in each) return compileFieldCondition(path, each, context);
      if (isOperatorDocument(each)) throw badValue('no $ expressions in $all');
      return reaching(path.split('.'))(orAnyElement(implicitTest(each, context.comparison)));
    }),
  );
}

/** `$elemMatch`: one element that meets all conditions; its position is what `$` stands for. */
function elementMatch(operand: Value, context: FilterContext): LeafTest {
  const test = elementTest(operand, context);
  return (value, position, trace: MatchTrace | undefined) => {
    if (!Array.isArray(value)) return false;
    const found = value.findIndex(test);
    if (found >= 0 && trace !== undefined) trace.position = position ?? found;
    return found >= 0;
  };
}

/**
 * The test `$elemMatch` and `$pull` put to one array element: operators on the element itself, or a filter on its
 * fields.
 *
 * @throws CommandError when the operand is no document
 */
export function elementTest(operand: Value, context: FilterContext): ValueTest {
  if (!isDocument(operand)) throw badValue(`$elemMatch needs an Object, not ${typeName(operand)}`);
  if (isValueCondition(operand)) {
    const condition = compileFieldCondition('element', operand, context);
    // Wrapped once more, an element that is an array is looked at as one value.
    return (element) => condition({ element: Array.isArray(element) ? [element] : element });
  }
  const predicate = context.compileParts(operand);
  return (element) => {
    if (Array.isArray(element)) return predicate(Object.fromEntries(element.entries()));
    return isDocument(element) && predicate(element);
  };
}
