import { BSONRegExp } from 'bson';
import { holdsZero } from '../../values/key.js';
import { TypeOrder, typeOrder } from '../../values/type-order.js';
import { isDocument, isOperatorDocument, type Value } from '../../values/value.js';
import type { FieldConditions } from './conditions.js';

/** What an index can use of a field's conditions; the filter is checked again on what it finds. */
export type Bounds =
  | { readonly kind: 'points'; readonly values: readonly Value[] }
  | {
      readonly kind: 'interval';
      readonly type: number;
      readonly low: Value;
      readonly high: Value;
      /** Whether one value meets both bounds, and not one element of an array the one and another the other. */
      readonly inOne: boolean;
    };

/** Types whose values lie in one stretch of an index and are compared within it. */
const rangedTypes: ReadonlySet<number> = new Set([
  TypeOrder.number,
  TypeOrder.string,
  TypeOrder.objectId,
  TypeOrder.boolean,
  TypeOrder.date,
  TypeOrder.timestamp,
]);

/** An index entry equals the value; arrays are spread and regular expressions match, so they have none. */
function isPoint(value: Value): boolean {
  return value !== undefined && !Array.isArray(value) && !(value instanceof BSONRegExp);
}

/** The bounds of a field's conditions; undefined when an index is of no use. */
export function boundsOf(conditions: FieldConditions | undefined): Bounds | undefined {
  if (conditions === undefined) return undefined;
  if (conditions.has('$eq')) {
    const value = conditions.get('$eq');
    return isPoint(value) ? { kind: 'points', values: [value] } : undefined;
  }
  const list = conditions.get('$in');
  if (Array.isArray(list)) return list.every(isPoint) ? { kind: 'points', values: list } : undefined;
  return (
    intervalOf(conditions, false) ??
    boundsOfElement(conditions.get('$elemMatch')) ??
    stretchOfType(conditions.get('$type'))
  );
}

/** Types by the names that `$type` knows, each with a stretch of an index to itself. */
const stretches: ReadonlyMap<Value, number> = new Map([
  ['objectId', TypeOrder.objectId],
  ['bool', TypeOrder.boolean],
  ['date', TypeOrder.date],
]);

/** All values of one type. */
function stretchOfType(name: Value): Bounds | undefined {
  const type = stretches.get(name);
  return type === undefined ? undefined : { kind: 'interval', type, low: undefined, high: undefined, inOne: false };
}

/** Bounds of what one element of an array has to meet. */
function boundsOfElement(operand: Value): Bounds | undefined {
  if (!isDocument(operand) || !isOperatorDocument(operand)) return undefined;
  return intervalOf(new Map(Object.entries(operand)), true);
}

function intervalOf(conditions: FieldConditions, inOne: boolean): Bounds | undefined {
  const low = conditions.get('$gt') ?? conditions.get('$gte');
  const high = conditions.get('$lt') ?? conditions.get('$lte');
  const bound = low ?? high;
  if (bound === undefined || bound === null) return undefined;
  const type = typeOrder(bound);
  if (!rangedTypes.has(type)) return undefined;
  // Bounds of two types match nothing together, or array elements one by one; either bound alone is right.
  const sameType = high !== undefined && high !== null && typeOrder(high) === type;
  return { kind: 'interval', type, low: boundAt(low), high: sameType ? boundAt(high) : undefined, inOne };
}

/** Where a stretch ends; undefined where entries do not lie on the right side of the value. */
function boundAt(value: Value): Value {
  return value === null || holdsZero(value) ? undefined : value;
}
