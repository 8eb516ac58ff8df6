import { BSONRegExp } from 'bson';
import { compareValues } from '../values/order.js';
import { typeName } from '../values/type-name.js';
import { typeOrder } from '../values/type-order.js';
import {
  type Document,
  fieldOf,
  isDocument,
  isNumeric,
  isOperatorDocument,
  toDouble,
  type Value,
} from '../values/value.js';

/*
 * MongoDB's matcher, written once more from the server's own rules and as plainly as they are told, to hold the store
 * against: `BSONElementIterator` (`src/mongo/bson/bsonelement… path.cpp`) for what a path reaches, and
 * `matchesSingleElement` (`matcher/expression_leaf.cpp`, `expression_array.cpp`) for what an operator says of one value.
 * Nothing of the store's walk or filter is used; the comparison of two values is held against MongoDB's elsewhere.
 */

/** One value a path reaches; `offset` is the array position it was reached through. */
interface Reached {
  readonly element: Value;
  readonly offset: string | undefined;
}

/** What a match learned: the array position `$` stands for. */
export interface Details {
  key: string | undefined;
}

/** Where following a path by fields alone ends: at its end, at nothing, or at the first array. */
function dottedOrArray(document: Document, path: readonly string[]): { element: Value; rest: readonly string[] } {
  let current = document;
  for (const [at, part] of path.entries()) {
    const element = fieldOf(current, part);
    const rest = path.slice(at + 1);
    if (Array.isArray(element) || rest.length === 0) return { element, rest };
    if (!isDocument(element)) return { element: undefined, rest: [] };
    current = element;
  }
  return { element: undefined, rest: [] };
}

/** @param leafArrays whether the elements of an array at the path's end are reached besides the array itself */
function reach(document: Document, path: readonly string[], leafArrays: boolean): Reached[] {
  const { element, rest } = dottedOrArray(document, path);
  if (!Array.isArray(element)) return [{ element, offset: undefined }];
  return reachInArray(element, rest, leafArrays);
}

function reachInArray(array: readonly Value[], rest: readonly string[], leafArrays: boolean): Reached[] {
  const [next, ...after] = rest;
  if (next === undefined) {
    const elements = leafArrays ? array.map((element, at) => ({ element, offset: String(at) })) : [];
    return [...elements, { element: [...array], offset: undefined }];
  }
  return array.flatMap((element, at): Reached[] => {
    const named = String(at) === next;
    if (isDocument(element)) {
      const inside = reach(element, rest, leafArrays).map((each) => ({ ...each, offset: String(at) }));
      if (!named) return inside;
      const own = after.length === 0 ? [{ element, offset: undefined }] : reach(element, after, leafArrays);
      return [...inside, ...own];
    }
    if (!named) return [];
    if (after.length === 0) return [{ element, offset: String(at) }];
    return Array.isArray(element) ? reachInArray(element, after, leafArrays) : [];
  });
}

const wholeArrays = new Set(['$size', '$elemMatch']);

/** Whether a filter matches a document. */
export function referenceMatches(filter: Document, document: Document, details?: Details): boolean {
  return Object.entries(filter).every(([name, operand]) => {
    const parts = Array.isArray(operand) ? operand.filter(isDocument) : [];
    if (name === '$and') return parts.every((part) => referenceMatches(part, document, details));
    if (name === '$or') {
      const [only] = parts;
      // The server replaces an $or of one branch by that branch.
      if (parts.length === 1 && only !== undefined) return referenceMatches(only, document, details);
      return parts.some((part) => referenceMatches(part, document));
    }
    if (name === '$nor') return !parts.some((part) => referenceMatches(part, document));
    return matchesField(name, operand, document, details);
  });
}

function matchesField(path: string, condition: Value, document: Document, details: Details | undefined): boolean {
  const operators = isOperatorDocument(condition) ? condition : { $eq: condition };
  return Object.entries(operators).every(([operator, operand]) => {
    switch (operator) {
      case '$ne':
        return !matchesField(path, { $eq: operand }, document, undefined);
      case '$nin':
        return !matchesField(path, { $in: operand }, document, undefined);
      case '$not':
        return !matchesField(path, operand, document, undefined);
      case '$exists':
        if (operand === false) return !matchesField(path, { $exists: true }, document, undefined);
        break;
      case '$all':
        if (!Array.isArray(operand) || operand.length === 0) return false;
        return operand.every((each) =>
          matchesField(path, isOperatorDocument(each) ? each : { $eq: each }, document, details),
        );
    }
    for (const { element, offset } of reach(document, path.split('.'), !wholeArrays.has(operator))) {
      if (!matchesSingle(operator, operand, element, details)) continue;
      if (details !== undefined && offset !== undefined) details.key = offset;
      return true;
    }
    return false;
  });
}

/** What an operator says of one value by itself. */
function matchesSingle(operator: string, operand: Value, element: Value, details?: Details): boolean {
  switch (operator) {
    case '$eq':
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return compares(operator, operand, element);
    case '$ne':
      return !compares('$eq', operand, element);
    case '$in':
      return Array.isArray(operand) && operand.some((each) => compares('$eq', each, element));
    case '$nin':
      return !matchesSingle('$in', operand, element);
    case '$exists':
      return (element !== undefined) === operand;
    case '$type':
      return operand === 'number' ? isNumeric(element) : typeName(element) === operand;
    case '$size':
      return Array.isArray(element) && isNumeric(operand) && element.length === toDouble(operand);
    case '$not':
      return (
        isDocument(operand) && !Object.entries(operand).every(([name, inner]) => matchesSingle(name, inner, element))
      );
    case '$all':
      if (!Array.isArray(operand) || operand.length === 0) return false;
      return operand.every((each) =>
        isOperatorDocument(each)
          ? Object.entries(each).every(([name, inner]) => matchesSingle(name, inner, element))
          : compares('$eq', each, element),
      );
    case '$elemMatch': {
      if (!Array.isArray(element) || !isDocument(operand)) return false;
      const at = element.findIndex((each) => matchesElement(operand, each));
      if (at >= 0 && details !== undefined) details.key = String(at);
      return at >= 0;
    }
    default:
      throw new Error(`the reference does not know ${operator}`);
  }
}

const logical = new Set(['$and', '$or', '$nor']);

function matchesElement(operand: Document, element: Value): boolean {
  const [first = ''] = Object.keys(operand);
  if (first.startsWith('$') && !logical.has(first))
    return Object.entries(operand).every(([name, inner]) => matchesSingle(name, inner, element));
  // To the filter, an array is a document whose fields are called by its positions.
  const fields = Array.isArray(element) ? Object.fromEntries(element.entries()) : element;
  return isDocument(fields) && referenceMatches(operand, fields);
}

function compares(operator: string, operand: Value, element: Value): boolean {
  if (operand instanceof BSONRegExp) throw new Error('the reference does not know regular expressions');
  const missing = element === undefined || element === null;
  if (operand === null) return missing && ['$eq', '$gte', '$lte'].includes(operator);
  if (element === undefined || typeOrder(element) !== typeOrder(operand)) return false;
  const order = compareValues(element, operand);
  switch (operator) {
    case '$eq':
      return order === 0;
    case '$gt':
      return order > 0;
    case '$gte':
      return order >= 0;
    case '$lt':
      return order < 0;
    default:
      return order <= 0;
  }
}

/** What `$pull` removes: the element is looked at as the field of a document. */
export function referencePulls(operand: Value, element: Value): boolean {
  if (!isDocument(operand)) return compares('$eq', operand, element) && (operand !== null || element === null);
  const [first = ''] = Object.keys(operand);
  if (first.startsWith('$') && !logical.has(first)) return referenceMatches({ wrapped: operand }, { wrapped: element });
  return isDocument(element) && referenceMatches(operand, element);
}
