import { BSONRegExp } from 'bson';
import { checkFlags } from '../regex/parse.js';
import { badValue } from '../values/errors.js';
import { countStep } from '../values/time-limit.js';
import { typeName } from '../values/type-name.js';
import { textOf } from '../values/type-order.js';
import {
  asDocument,
  type Document,
  fieldOf,
  isDocument,
  isOperatorDocument,
  isTruthy,
  type Value,
} from '../values/value.js';
import { bitsTest } from './bits.js';
import { anyValueAt, asWhole, type LeafTest, orAnyElement, type ValueTest } from './path-traversal.js';
import type { FilterContext, Predicate } from './predicate.js';
import {
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

/** What a filter demands of a value, before it is known where the value stands. */
type Condition =
  /** Holds for a value, and where it `spreads` for an array when it holds for one of its elements. */
  | { readonly kind: 'test'; readonly test: ValueTest; readonly spreads: boolean }
  /** Holds for an array in which it finds an element; that element's position is what `$` stands for. */
  | { readonly kind: 'element'; readonly find: (array: readonly Value[]) => number }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'all'; readonly conditions: readonly Condition[] };

function spreading(test: ValueTest): Condition {
  return { kind: 'test', test, spreads: true };
}

/** Compiles what a filter says of one field: a value, or a document of operators. */
export function compileFieldCondition(path: string, condition: Value, context: FilterContext): Predicate {
  return atPath(path.split('.'), compileCondition(condition, context));
}

function compileCondition(condition: Value, context: FilterContext): Condition {
  if (!isOperatorDocument(condition)) return spreading(implicitTest(condition, context.comparison));
  const conditions = Object.entries(condition).flatMap(([operator, operand]) =>
    operator === '$options' || operator === '$comment' ? [] : [compileOperator(operator, operand, condition, context)],
  );
  if ('$options' in condition && !('$regex' in condition)) throw badValue('$options needs a $regex');
  return { kind: 'all', conditions };
}

/** The condition on what a path reaches in a document. */
function atPath(path: readonly string[], condition: Condition): Predicate {
  switch (condition.kind) {
    case 'test':
      return reaching(path, condition.spreads ? orAnyElement(condition.test) : asWhole(condition.test));
    case 'element':
      return reaching(path, elementLeaf(condition.find));
    case 'not': {
      // What did not match tells no array position.
      const predicate = atPath(path, condition.condition);
      return (document) => !predicate(document);
    }
    case 'all':
      return allOf(condition.conditions.map((each) => atPath(path, each)));
  }
}

/** The condition on one value by itself, as an element of an array is looked at: an array is not looked into. */
function onValue(condition: Condition): ValueTest {
  switch (condition.kind) {
    case 'test':
      return condition.test;
    case 'element':
      return (value) => Array.isArray(value) && condition.find(value) >= 0;
    case 'not': {
      const test = onValue(condition.condition);
      return (value) => !test(value);
    }
    case 'all': {
      const tests = condition.conditions.map(onValue);
      return (value) => tests.every((test) => test(value));
    }
  }
}

function reaching(path: readonly string[], leaf: LeafTest): Predicate {
  const [only = ''] = path;
  if (path.length === 1) return (document, trace) => leaf(fieldOf(document, only), undefined, trace);
  return (document, trace) => anyValueAt(document, path, 0, leaf, undefined, trace);
}

function elementLeaf(find: (array: readonly Value[]) => number): LeafTest {
  return (value, position, trace) => {
    const found = Array.isArray(value) ? find(value) : -1;
    if (found >= 0 && trace !== undefined) trace.position = position ?? found;
    return found >= 0;
  };
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

function not(condition: Condition): Condition {
  return { kind: 'not', condition };
}

function compileOperator(operator: string, operand: Value, condition: Document, context: FilterContext): Condition {
  switch (operator) {
    case '$eq':
      return spreading(equalityTest(operand, context.comparison));
    case '$ne':
      if (operand instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.");
      return not(spreading(equalityTest(operand, context.comparison)));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return spreading(orderTest(operator, operand, context.comparison));
    case '$in':
      return spreading(inTest(listOf(operator, operand), context.comparison));
    case '$nin':
      return not(spreading(inTest(listOf(operator, operand), context.comparison)));
    case '$exists':
      return existence(operand);
    case '$type':
      return spreading(typeTest(operand));
    case '$regex':
      return spreading(regexTest(regexOf(operand, fieldOf(condition, '$options'))));
    case '$not':
      return not(negatedCondition(operand, context));
    case '$mod':
      return spreading(modTest(operand));
    case '$size':
      return { kind: 'test', test: sizeTest(operand), spreads: false };
    case '$all':
      return allElements(operand, context);
    case '$elemMatch': {
      const test = elementTest(operand, context);
      return {
        kind: 'element',
        find: (array) =>
          array.findIndex((element) => {
            countStep();
            return test(element);
          }),
      };
    }
    case '$bitsAllSet':
    case '$bitsAllClear':
    case '$bitsAnySet':
    case '$bitsAnyClear':
      return spreading(bitsTest(operator, operand));
    default:
      throw badValue(`unknown operator: ${operator}`);
  }
}

function listOf(operator: string, operand: Value): Value[] {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  return operand;
}

function existence(operand: Value): Condition {
  const exists = spreading((value) => value !== undefined);
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

function negatedCondition(operand: Value, context: FilterContext): Condition {
  if (operand instanceof BSONRegExp) return compileCondition({ $regex: operand }, context);
  if (!isDocument(operand)) throw badValue('$not needs a regex or a document');
  if (!isOperatorDocument(operand)) throw badValue('$not cannot be empty and needs operators');
  return compileCondition(operand, context);
}

function allElements(operand: Value, context: FilterContext): Condition {
  const operands = listOf('$all', operand);
  if (operands.length === 0) return { kind: 'test', test: () => false, spreads: false };
  const conditions = operands.map((each) => {
    if (isDocument(each) && '$elemMatch' in each) return compileCondition(each, context);
    if (isOperatorDocument(each)) throw badValue('no $ expressions in $all');
    return spreading(implicitTest(each, context.comparison));
  });
  return { kind: 'all', conditions };
}

/**
 * The test `$elemMatch` puts to one array element: operators on the element itself, which is not looked into, or a filter
 * on its fields.
 *
 * @throws CommandError when the operand is no document
 */
export function elementTest(operand: Value, context: FilterContext): ValueTest {
  const source = asDocument(operand);
  if (source === undefined) throw badValue(`$elemMatch needs an Object, not ${typeName(operand)}`);
  if (isValueCondition(source)) return onValue(compileCondition(source, context));
  const predicate = context.compileParts(source);
  return (element) => {
    if (Array.isArray(element)) return predicate(Object.fromEntries(element.entries()));
    const document = asDocument(element);
    return document !== undefined && predicate(document);
  };
}

/**
 * The test `$pull` puts to one array element, as if it were the field of a document: operators and regular expressions
 * look into an element that is an array, a document of fields matches documents alone, anything else is equality.
 */
export function pullTest(operand: Value, context: FilterContext): ValueTest {
  const source = asDocument(operand);
  if (isValueCondition(operand) || operand instanceof BSONRegExp) {
    const condition = compileFieldCondition('element', operand, context);
    return (element) => condition({ element });
  }
  if (source === undefined) return equalityTest(operand, context.comparison);
  const predicate = context.compileParts(source);
  return (element) => {
    const document = asDocument(element);
    return document !== undefined && predicate(document);
  };
}
