import { compilePipeline } from '../aggregate/pipeline.js';
import { type CollectionSource, streamPipeline } from '../aggregate/stages/stage.js';
import type { Variables } from '../expression/scope.js';
import { compileFilter } from '../filter/filter.js';
import type { Collection } from '../storage/collection.js';
import type { ReadView } from '../storage/read-view.js';
import { type Collation, comparisonFor } from '../values/collation.js';
import type { SelectedRows } from '../values/document-batch.js';
import { CommandError } from '../values/errors.js';
import { readerOf } from '../values/field-selection.js';
import { countDocument } from '../values/time-limit.js';
import { type Document, isDocument, isNumeric, toDouble, type Value } from '../values/value.js';
import { fieldsReadBy } from './fields-read.js';
import { batchesFor, countByIndex, type FindRequest, findRows } from './find.js';
import { selectRows } from './select-rows.js';

/** What a pipeline reads besides its own stages. */
export interface AggregationOptions {
  readonly database: string;
  readonly view: ReadView;
  readonly collation: Collation | undefined;
  readonly variables: Variables;
  readonly hint: Value;
  /** Bytes that a stage may gather. */
  readonly memory: number;
}

/** Knows which collection has a name. */
export interface Namespaces {
  find(database: string, name: string): Collection | undefined;
}

/** A view of a view of a view … ends here (MongoDB's limit). */
const deepestView = 20;

/**
 * The documents of a collection or view after a pipeline. What the pipeline starts with by way of `$match`,
 * `$sort`, `$skip` and `$limit` is left to the query engine and its indexes.
 */
export function aggregateCollection(
  catalog: Namespaces,
  name: string,
  specification: readonly Document[],
  options: AggregationOptions,
  depth = 0,
): Iterable<Document> {
  const collection = catalog.find(options.database, name);
  const view = collection?.view;
  if (view !== undefined) {
    if (depth >= deepestView) throw new CommandError(165, 'View depth limit exceeded');
    if (options.collation?.identity !== collection?.collation?.identity)
      throw new CommandError(167, `Cannot override a view's default collation: ${options.database}.${name}`);
    return aggregateCollection(catalog, view.on, [...view.pipeline, ...specification], options, depth + 1);
  }
  const { collation, variables, memory } = options;
  const start = queryStart(specification);
  const rest = compilePipeline(specification.slice(start.stages), {
    collation,
    variables,
    memory,
    collections: sourceFor(catalog, options, depth),
  });
  if (collection === undefined) return streamPipeline(rest, []);
  const fields = fieldsReadBy(specification[start.stages]);
  const request = requestFor(start, options, fields);
  const [first, ...others] = rest;
  if (first?.ofRows !== undefined && fields !== 'all' && start.skip === 0) {
    const rows = startingRows(collection, request, options);
    if (rows !== undefined) return streamPipeline(others, first.ofRows(rows, fields));
  }
  return streamPipeline(rest, startingDocuments(collection, start, request, options, fields), true);
}

function requestFor(
  start: QueryStart,
  { collation, variables, hint, memory }: AggregationOptions,
  fields: ReadonlySet<string> | 'all',
): FindRequest {
  return {
    source: start.filter,
    filter: compileFilter(start.filter, { collation, variables }),
    sort: start.sort,
    collation,
    hint,
    limit: start.skip + start.limit,
    memory,
    // A stage of which it is known what it reads gathers.
    atOnce: fields !== 'all',
  };
}

/** The documents that match, still encoded, where all have to be looked at. */
function startingRows(
  collection: Collection,
  request: FindRequest,
  { view, collation }: AggregationOptions,
): Iterable<SelectedRows> | undefined {
  const batches = batchesFor(view, collection, request);
  return batches && selectRows(batches, request.source, request.filter, comparisonFor(collation));
}

function* startingDocuments(
  collection: Collection,
  start: QueryStart,
  request: FindRequest,
  { view }: AggregationOptions,
  fields: ReadonlySet<string> | 'all',
): Iterable<Document> {
  const read = readerOf(fields);
  // Documents of which nothing is read are only counted.
  const counted =
    fields !== 'all' && fields.size === 0 && start.skip === 0 ? countByIndex(view, collection, request) : undefined;
  if (counted !== undefined) {
    for (let number = 0; number < counted; number += 1) yield {};
    return;
  }
  let passed = 0;
  for (const { raw } of findRows(view, collection, request)) {
    passed += 1;
    countDocument(raw.length);
    if (passed > start.skip) yield read(raw);
  }
}

function sourceFor(catalog: Namespaces, options: AggregationOptions, depth: number): CollectionSource {
  return {
    aggregate: (name, pipeline, variables) =>
      aggregateCollection(catalog, name, pipeline, { ...options, variables, hint: undefined }, depth + 1),
  };
}

interface QueryStart {
  /** How many stages it stands for. */
  readonly stages: number;
  readonly filter: Document;
  readonly sort: Document | undefined;
  readonly skip: number;
  readonly limit: number;
}

function queryStart(specification: readonly Document[]): QueryStart {
  let stages = 0;
  const filters: Document[] = [];
  for (const stage of specification) {
    const match = stage['$match'];
    if (!isDocument(match) || Object.keys(stage).length !== 1) break;
    filters.push(match);
    stages += 1;
  }
  const next = (name: string): Value => {
    const stage = specification[stages];
    const value = stage !== undefined && Object.keys(stage).length === 1 ? stage[name] : undefined;
    return value;
  };
  const sort = next('$sort');
  const sorts = isDocument(sort) && Object.keys(sort).length > 0;
  if (sorts) stages += 1;
  const skip = wholeNumber(next('$skip'), 0);
  if (skip !== undefined) stages += 1;
  const limit = wholeNumber(next('$limit'), 1);
  if (limit !== undefined) stages += 1;
  const [only = {}] = filters;
  return {
    stages,
    filter: filters.length > 1 ? { $and: filters } : only,
    sort: sorts ? sort : undefined,
    skip: skip ?? 0,
    limit: limit ?? Infinity,
  };
}

function wholeNumber(value: Value, least: number): number | undefined {
  if (!isNumeric(value)) return undefined;
  const number = toDouble(value);
  return Number.isSafeInteger(number) && number >= least ? number : undefined;
}
