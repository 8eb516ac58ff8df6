import type { Filter } from '../filter/filter.js';
import type { Collection } from '../storage/collection.js';
import type { ReadView, Row } from '../storage/read-view.js';
import { type Collation, comparisonFor } from '../values/collation.js';
import type { DocumentBatch } from '../values/document-batch.js';
import { readerOf } from '../values/field-selection.js';
import { diskNeeded, stageMemory } from '../values/memory.js';
import { compileSort, sortItems } from '../values/sort.js';
import { countDocument } from '../values/time-limit.js';
import { type Document, fieldOf, isNumeric, toDouble, type Value } from '../values/value.js';
import { coveredRanges } from './plan/covered.js';
import { choosePlan, type IndexPlan, type Plan } from './plan/plan.js';

/** What documents are wanted, in which order. */
export interface FindRequest {
  readonly source: Document;
  readonly filter: Filter;
  readonly sort: Document | undefined;
  readonly collation: Collation | undefined;
  readonly hint: Value;
  /** Bytes that may be gathered to be sorted; {@link stageMemory} unless told. */
  readonly memory?: number;
  /** How many at most are looked at, skipped ones included; Infinity for all. */
  readonly limit: number;
  /** Whether whoever asks takes all without a pause, as a stage does that gathers. */
  readonly atOnce?: boolean;
}

/** How a request finds its documents, as `explain` tells it. */
export function planFor(view: ReadView, collection: Collection, request: FindRequest): Plan {
  const sort =
    request.sort === undefined || '$natural' in request.sort
      ? []
      : compileSort(request.sort, comparisonFor(request.collation)).fields;
  return choosePlan(view, collection, {
    filter: request.source,
    sort,
    collation: request.collation,
    hint: naturalHint(request),
  });
}

function naturalHint(request: FindRequest): Value {
  return request.sort !== undefined && '$natural' in request.sort ? request.sort : request.hint;
}

/** The matching documents of a collection, in the wanted order; read as they are asked for. */
export function findRows(view: ReadView, collection: Collection, request: FindRequest): Iterable<Row> {
  const plan = planFor(view, collection, request);
  const backwards = isBackwards(request);
  const inOrder = plan.kind === 'index' && plan.sorted !== 0 && !view.isOutOfOrder(collection);
  const asTheyCome = request.sort === undefined || '$natural' in request.sort || inOrder;
  // What is to be sorted is gathered first.
  const atOnce = !asTheyCome || request.atOnce === true;
  const candidates =
    plan.kind === 'scan' ? view.scan(collection, backwards, atOnce) : indexed(view, collection, plan, atOnce);
  const matching = request.filter.trivial ? candidates : filtered(candidates, request.filter);
  const { sort } = request;
  if (sort === undefined || asTheyCome) return request.limit === Infinity ? matching : limited(matching, request.limit);
  return { [Symbol.iterator]: () => sorted(matching, sort, request)[Symbol.iterator]() };
}

/** All documents in batches, where a request goes through all of them forwards; undefined where it does not. */
export function batchesFor(
  view: ReadView,
  collection: Collection,
  request: FindRequest,
): Iterable<DocumentBatch> | undefined {
  if (request.sort !== undefined || request.limit !== Infinity || isBackwards(request)) return undefined;
  return planFor(view, collection, request).kind === 'scan' ? view.batches(collection) : undefined;
}

/** How many documents match, told by the entries of an index alone; undefined where documents have to be looked at. */
export function countByIndex(view: ReadView, collection: Collection, request: FindRequest): number | undefined {
  if (request.limit !== Infinity || request.collation !== undefined || view.isOutOfOrder(collection)) return undefined;
  const covered = coveredRanges(request.source, planFor(view, collection, { ...request, sort: undefined }));
  if (covered === undefined) return undefined;
  const several = covered.length > 1 ? new Set<number>() : undefined;
  let count = 0;
  for (const { index, range } of covered) {
    for (const id of view.range(collection, index, range, false, true)) {
      several?.add(id);
      count += 1;
    }
  }
  return several?.size ?? count;
}

function isBackwards({ sort, hint }: FindRequest): boolean {
  return [fieldOf(sort ?? {}, '$natural'), hintedDirection(hint)].some(
    (order) => isNumeric(order) && toDouble(order) < 0,
  );
}

function hintedDirection(hint: Value): Value {
  return typeof hint === 'object' && hint !== null && '$natural' in hint ? hint.$natural : undefined;
}

function* limited(rows: Iterable<Row>, limit: number): Iterable<Row> {
  let count = 0;
  if (limit <= 0) return;
  for (const row of rows) {
    yield row;
    count += 1;
    if (count >= limit) return;
  }
}

function* filtered(rows: Iterable<Row>, filter: Filter): Iterable<Row> {
  const read = readerOf(filter.fields);
  for (const row of rows) {
    countDocument(row.raw.length);
    if (filter.matches(read(row.raw))) yield row;
  }
}

function sorted(rows: Iterable<Row>, specification: Document, request: FindRequest): Row[] {
  const sort = compileSort(specification, comparisonFor(request.collation));
  const read = readerOf(new Set(sort.fields.map((field) => field.name.split('.')[0] ?? '')));
  const bytesOf = (row: Row): number => row.raw.length;
  const memory = { limit: request.memory ?? stageMemory, bytesOf, exceeded: diskNeeded('Sort') };
  return sortItems(rows, (row) => read(row.raw), sort, request.limit, memory);
}

function* indexed(
  view: ReadView,
  collection: Collection,
  plan: Exclude<Plan, { kind: 'scan' }>,
  atOnce: boolean,
): Iterable<Row> {
  const parts = plan.kind === 'union' ? plan.parts : [plan];
  // Several entries of one document can only come from several ranges or an array.
  const repeats =
    parts.length > 1 ||
    parts.some((part) => part.ranges.length > 1 || part.index.traits.multikey) ||
    view.isOutOfOrder(collection);
  const seen = new Set<number>();
  for (const part of parts) {
    for (const id of recordIds(view, collection, part, atOnce)) {
      if (repeats) {
        if (seen.has(id)) continue;
        seen.add(id);
      }
      const raw = view.document(collection, id);
      if (raw !== undefined) yield { id, raw };
      else view.requireThere(collection);
    }
  }
}

function* recordIds(view: ReadView, collection: Collection, plan: IndexPlan, atOnce: boolean): Iterable<number> {
  if (plan.keys !== undefined && plan.sorted === 0 && !view.isOutOfOrder(collection)) {
    for (const key of plan.keys) {
      const owner = view.owner(plan.index, key);
      if (owner !== undefined) yield owner;
      else view.requireThere(collection, plan.index);
    }
    return;
  }
  for (const range of plan.sorted === -1 ? plan.ranges.toReversed() : plan.ranges) {
    yield* view.range(collection, plan.index, range, plan.sorted === -1, atOnce);
  }
}
