import type { Collection } from '../../storage/collection.js';
import { findIndex, type Index } from '../../storage/index-definition.js';
import { isShortened } from '../../storage/layout.js';
import type { KeyRange, ReadView } from '../../storage/read-view.js';
import type { Collation } from '../../values/collation.js';
import { badValue } from '../../values/errors.js';
import { isArrayPosition } from '../../values/path.js';
import type { SortField } from '../../values/sort.js';
import { type Document, isDocument, type Value } from '../../values/value.js';
import { collectConditions, type Conditions } from './conditions.js';
import { isImplied } from './partial.js';
import { bindPrefix, type Prefix, rangesOf } from './prefix.js';

/** Reading part of one index. */
export interface IndexPlan {
  readonly kind: 'index';
  readonly index: Index;
  readonly ranges: readonly KeyRange[];
  /** Whole keys of an exact unique index, each of which one look-up answers. */
  readonly keys: readonly Buffer[] | undefined;
  /** Whether the index gives the wanted order, and read in which direction; 0 when it does not. */
  readonly sorted: 0 | 1 | -1;
  /** How much the index narrows the search; higher is better. */
  readonly score: number;
}

/** How a query finds its candidates; the filter is always checked on them. */
export type Plan =
  | { readonly kind: 'scan' }
  | IndexPlan
  | { readonly kind: 'union'; readonly parts: readonly IndexPlan[] };

/** What is asked of the planner. */
export interface PlanRequest {
  readonly filter: Document;
  readonly sort: readonly SortField[];
  readonly collation: Collation | undefined;
  /** An index's name or key pattern, or `$natural`. */
  readonly hint: Value;
}

const equalityScore = 10;
const rangeScore = 5;
const sortScore = 3;
const uniqueScore = 100;

/**
 * Chooses how to find a query's documents: equality, `$in` and one range on a prefix of one index, an index that
 * gives the order, or one index per branch of an `$or`.
 *
 * @param view that will be read
 * @throws CommandError 2 for a hint that names no index
 */
export function choosePlan(view: ReadView, collection: Collection, request: PlanRequest): Plan {
  const indexes = hintedIndexes(view, collection, request.hint);
  if (indexes === undefined) return { kind: 'scan' };
  const hinted = request.hint !== undefined && request.hint !== null;
  const conditions = collectConditions(request.filter);
  const best = bestIndex(indexes, conditions, request, hinted);
  if (best !== undefined && best.score >= rangeScore) return best;
  for (const branches of conditions.alternatives) {
    const parts = branches.map((branch) =>
      bestIndex(indexes, collectConditions(branch), { ...request, sort: [] }, hinted),
    );
    const useful = parts.filter((part) => part !== undefined && part.score >= rangeScore);
    if (useful.length > 0 && useful.length === parts.length)
      return { kind: 'union', parts: useful.filter((part) => part !== undefined) };
  }
  return best ?? { kind: 'scan' };
}

/** The indexes to choose from; undefined when the hint wants none. */
function hintedIndexes(view: ReadView, collection: Collection, hint: Value): readonly Index[] | undefined {
  const visible = collection.indexes.filter((index) => !index.hidden && view.hasIndex(index));
  if (hint === undefined || hint === null) return visible;
  if (isDocument(hint) && '$natural' in hint) return undefined;
  const index = findIndex(visible, hint);
  if (index === undefined) {
    throw badValue(
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  }
  return [index];
}

function bestIndex(
  indexes: readonly Index[],
  conditions: Conditions,
  request: PlanRequest,
  hinted: boolean,
): IndexPlan | undefined {
  let best: IndexPlan | undefined;
  for (const index of indexes) {
    const plan = planIndex(index, conditions, request, hinted);
    if (plan !== undefined && (best === undefined || plan.score > best.score)) best = plan;
  }
  return best;
}

function planIndex(index: Index, conditions: Conditions, request: PlanRequest, hinted: boolean): IndexPlan | undefined {
  // A number in a path means a place as well as a field's name, of which an index knows one only.
  if (index.fields.some((field) => field.path.some((component, at) => at > 0 && isArrayPosition(component))))
    return undefined;
  if (index.partial !== undefined) {
    // Under another collation its filter may mean other documents.
    if (index.collation?.identity !== request.collation?.identity) return undefined;
    if (!isImplied(index.partial.source, conditions)) return undefined;
  }
  const prefix = bindPrefix(index, conditions, request.collation);
  const narrows = prefix.bound > 0 || prefix.interval !== undefined;
  // A sparse index lacks the documents without the field, which null and a plain scan ask for.
  if (index.sparse && !hinted && (!narrows || prefix.usesNull)) return undefined;
  const ranges = rangesOf(index, prefix);
  const sorted = sortedBy(index, prefix, ranges, request);
  const whole = prefix.bound === index.fields.length;
  const score =
    prefix.bound * equalityScore +
    (prefix.interval === undefined ? 0 : rangeScore) +
    (index.unique && whole ? uniqueScore : 0) +
    (sorted === 0 ? 0 : sortScore);
  if (score === 0 && !hinted) return undefined;
  const keys = index.exact && whole && !prefix.keys.some(isShortened) ? prefix.keys : undefined;
  return { kind: 'index', index, ranges, keys, sorted, score };
}

/**
 * Whether the entries come in the wanted order: after fields bound to one point, the sort's fields must follow in
 * the index's order. Arrays have several entries, and shortened or folded keys no exact order.
 */
function sortedBy(index: Index, prefix: Prefix, ranges: readonly KeyRange[], request: PlanRequest): 0 | 1 | -1 {
  const { multikey, shortened: inexact } = index.traits;
  if (request.sort.length === 0 || ranges.length !== 1 || index.sparse || multikey || inexact) return 0;
  if (request.collation !== undefined || index.collation !== undefined) return 0;
  let direction: 0 | 1 | -1 = 0;
  let next = prefix.constant;
  for (const field of request.sort) {
    const at = index.fields.findIndex((each) => each.name === field.name);
    if (at >= 0 && at < prefix.constant) continue;
    const indexed = index.fields[next];
    if (at !== next || indexed === undefined) return 0;
    const wanted = field.direction === indexed.direction ? 1 : -1;
    if (direction !== 0 && wanted !== direction) return 0;
    direction = wanted;
    next += 1;
  }
  return direction === 0 ? 1 : direction;
}
