import type { Index, IndexField } from '../../storage/index-definition.js';
import { afterPrefix, longestBound } from '../../storage/layout.js';
import type { KeyRange } from '../../storage/read-view.js';
import { holdsZero } from '../../values/key.js';
import { TypeOrder, typeOrder } from '../../values/type-order.js';
import { asDocument, type Document, isOperatorDocument, type Value } from '../../values/value.js';
import type { Plan } from './plan.js';

/** Types of which an index holds every value exactly, and in the order in which they are compared. */
const exactTypes: ReadonlySet<number> = new Set([TypeOrder.string, TypeOrder.objectId, TypeOrder.date]);

/** The two ends of a condition. */
interface Ends {
  readonly low: Value;
  readonly high: Value;
  readonly includesLow: boolean;
  readonly includesHigh: boolean;
}

/** A stretch of an index. */
export interface CoveredRange {
  readonly index: Index;
  readonly range: KeyRange;
}

/**
 * The stretches of indexes that together hold exactly what a filter matches: one, or one for each branch of an `$or`, which
 * may share documents. Undefined where the filter has to be checked on documents.
 *
 * @param filter as it was sent
 * @param plan that was chosen for it
 */
export function coveredRanges(filter: Document, plan: Plan): readonly CoveredRange[] | undefined {
  const { $or: branches, ...others } = filter;
  const parts =
    plan.kind === 'union' &&
    Array.isArray(branches) &&
    branches.length === plan.parts.length &&
    Object.keys(others).length === 0
      ? plan.parts.map((part, at) => coveredRange(asDocument(branches[at]) ?? {}, part))
      : [coveredRange(filter, plan)];
  const covered = parts.filter((part) => part !== undefined);
  return covered.length === parts.length ? covered : undefined;
}

/**
 * The stretch of an index that holds exactly what a filter of one field matches, so that its entries can be counted without
 * a look at the documents; undefined where the filter has to be checked on them.
 */
function coveredRange(filter: Document, plan: Plan): CoveredRange | undefined {
  if (plan.kind !== 'index') return undefined;
  const { index } = plan;
  const [field] = index.fields;
  const [only, ...others] = Object.entries(filter);
  if (field === undefined || only === undefined || others.length > 0 || only[0] !== field.name) return undefined;
  if (index.traits.multikey || index.traits.shortened || index.collation !== undefined) return undefined;
  const ends = endsOf(only[1]);
  const range = ends && rangeOf(index, field, ends);
  return range && { index, range };
}

function isExact(value: Value): boolean {
  return exactTypes.has(typeOrder(value)) && !holdsZero(value);
}

/** One value, or a stretch between values of one type; undefined for any other condition. */
function endsOf(operand: Value): Ends | undefined {
  if (!isOperatorDocument(operand))
    return isExact(operand) ? { low: operand, high: operand, includesLow: true, includesHigh: true } : undefined;
  const { $gt, $gte, $lt, $lte, ...others } = operand;
  if (
    Object.keys(others).length > 0 ||
    ($gt !== undefined && $gte !== undefined) ||
    ($lt !== undefined && $lte !== undefined)
  )
    return undefined;
  const [low, high] = [$gt ?? $gte, $lt ?? $lte];
  const ends = [low, high].filter((end) => end !== undefined);
  const [type, ...rest] = ends.map(typeOrder);
  if (type === undefined || !ends.every(isExact) || rest.some((other) => other !== type)) return undefined;
  return { low, high, includesLow: $gt === undefined, includesHigh: $lt === undefined };
}

function rangeOf(
  index: Index,
  field: IndexField,
  { low, high, includesLow, includesHigh }: Ends,
): KeyRange | undefined {
  const type = typeOrder(low ?? high);
  const everyOfType = Buffer.from([field.direction === -1 ? type ^ 0xff : type]);
  const lowKey = low === undefined ? everyOfType : index.encodeField(low, field);
  const highKey = high === undefined ? everyOfType : index.encodeField(high, field);
  if (lowKey.length > longestBound || highKey.length > longestBound) return undefined;
  const [first, last] = field.direction === -1 ? [highKey, lowKey] : [lowKey, highKey];
  const [includesFirst, includesLast] =
    field.direction === -1 ? [includesHigh, includesLow] : [includesLow, includesHigh];
  const from = includesFirst ? first : afterPrefix(first);
  return from && { from, to: includesLast ? afterPrefix(last) : last };
}
