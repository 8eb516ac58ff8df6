import type { Index, IndexField } from '../../storage/index-definition.js';
import { afterPrefix, longestBound } from '../../storage/layout.js';
import type { KeyRange } from '../../storage/read-view.js';
import type { Collation } from '../../values/collation.js';
import { TypeOrder, typeOrder } from '../../values/type-order.js';
import type { Value } from '../../values/value.js';
import { type Bounds, boundsOf } from './bounds.js';
import type { Conditions } from './conditions.js';

const mostPoints = 2000;

/** How far the fields of an index are bound. */
export interface Prefix {
  readonly keys: readonly Buffer[];
  /** Fields bound to points. */
  readonly bound: number;
  /** Fields bound to exactly one point. */
  readonly constant: number;
  readonly interval: { readonly field: IndexField; readonly bounds: Extract<Bounds, { kind: 'interval' }> } | undefined;
  readonly usesNull: boolean;
}

/** Binds the fields of an index from the first on, as far as the conditions go. */
export function bindPrefix(index: Index, conditions: Conditions, collation: Collation | undefined): Prefix {
  let keys: readonly Buffer[] = [Buffer.alloc(0)];
  let constant = 0;
  let usesNull = false;
  for (const [bound, field] of index.fields.entries()) {
    const bounds = sharesArray(index, bound) ? undefined : boundsOf(conditions.fields.get(field.name));
    if (bounds === undefined || !isComparable(index, bounds, collation))
      return { keys, bound, constant, usesNull, interval: undefined };
    if (bounds.kind === 'interval') return { keys, bound, constant, usesNull, interval: { field, bounds } };
    const points = distinctKeys(bounds.values.map((value) => index.encodeField(value, field)));
    if (keys.length * points.length > mostPoints) return { keys, bound, constant, usesNull, interval: undefined };
    usesNull ||= bounds.values.includes(null);
    keys = keys.flatMap((start) => points.map((point) => Buffer.concat([start, point])));
    if (keys.length === 1) constant = bound + 1;
  }
  return { keys, bound: index.fields.length, constant, usesNull, interval: undefined };
}

/**
 * Whether an earlier field of a multikey index lies under the same top-level field: its entries hold one array
 * element each, while a filter may be met by two.
 */
function sharesArray(index: Index, at: number): boolean {
  const top = index.fields[at]?.path[0];
  return index.traits.multikey && index.fields.slice(0, at).some((field) => field.path[0] === top);
}

/** Strings are in an index in the order of its collation, so both must have the same, and ranges need none. */
function isComparable(index: Index, bounds: Bounds, collation: Collation | undefined): boolean {
  const values = bounds.kind === 'points' ? bounds.values : [bounds.low, bounds.high];
  const texts = values.some((value) => value !== undefined && holdsText(value));
  if (!texts) return true;
  if (index.collation?.identity !== collation?.identity) return false;
  return index.collation === undefined || bounds.kind === 'points';
}

function holdsText(value: Value): boolean {
  const type = typeOrder(value);
  return type === TypeOrder.string || type === TypeOrder.object || type === TypeOrder.array;
}

function distinctKeys(keys: readonly Buffer[]): Buffer[] {
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()].sort((left, right) =>
    Buffer.compare(left, right),
  );
}

function shortened(bound: Buffer): Buffer {
  return bound.length > longestBound ? bound.subarray(0, longestBound) : bound;
}

/** The stretches of an index a prefix leaves to be read. */
export function rangesOf(index: Index, prefix: Prefix): KeyRange[] {
  if (prefix.interval === undefined) {
    return prefix.keys.map((key) => ({
      from: shortened(key),
      to: key.length === 0 ? undefined : afterPrefix(shortened(key)),
    }));
  }
  const { field, bounds } = prefix.interval;
  const typeByte = Buffer.from([field.direction === -1 ? bounds.type ^ 0xff : bounds.type]);
  const low = bounds.low === undefined ? typeByte : index.encodeField(bounds.low, field);
  // An array may meet the lower bound with one element and the upper with another.
  const apart = index.traits.multikey && !bounds.inOne && bounds.low !== undefined;
  const useHigh = bounds.high !== undefined && !apart;
  const high = useHigh ? index.encodeField(bounds.high, field) : typeByte;
  const [first, last] = field.direction === -1 ? [high, low] : [low, high];
  return prefix.keys.map((key) => ({
    from: shortened(Buffer.concat([key, first])),
    to: afterPrefix(shortened(Buffer.concat([key, last]))),
  }));
}
