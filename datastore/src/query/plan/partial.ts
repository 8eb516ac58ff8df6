import { equalValues } from '../../values/order.js';
import type { Document, Value } from '../../values/value.js';
import { collectConditions, type Conditions, type FieldConditions } from './conditions.js';

/** Operators only a value that is there and not null can meet. */
const demandsExistence = ['$gt', '$gte', '$lt', '$lte', '$regex', '$size', '$mod'];

/**
 * Whether every document a query matches is in a partial index: each condition of the index's filter must be among
 * the query's own. A query that implies it in another way does without the index.
 */
export function isImplied(partialFilter: Document, query: Conditions): boolean {
  const needed = collectConditions(partialFilter);
  if (needed.alternatives.length > 0) return false;
  const understood = Object.keys(partialFilter).every((name) => !name.startsWith('$') || name === '$and');
  if (!understood || needed.fields.size === 0) return false;
  return [...needed.fields].every(([field, conditions]) => {
    const given = query.fields.get(field);
    return given !== undefined && [...conditions].every(([operator, operand]) => meets(given, operator, operand));
  });
}

function meets(given: FieldConditions, operator: string, operand: Value): boolean {
  if (given.has(operator) && equalValues(given.get(operator), operand)) return true;
  if (operator === '$exists' && operand === true) return impliesExistence(given);
  if (operator === '$type' && operand === 'string') {
    const list = given.get('$in');
    return (
      typeof given.get('$eq') === 'string' || (Array.isArray(list) && list.every((value) => typeof value === 'string'))
    );
  }
  return false;
}

function impliesExistence(given: FieldConditions): boolean {
  if (given.has('$eq')) return given.get('$eq') !== null;
  const list = given.get('$in');
  if (Array.isArray(list)) return !list.includes(null);
  return demandsExistence.some((operator) => given.has(operator) && given.get(operator) !== null);
}
