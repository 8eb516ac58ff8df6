import { CommandError } from '../errors.js';
import { compilePipeline } from '../aggregate/pipeline.js';
import { streamPipeline, type CollectionSource } from '../aggregate/stage.js';
import type { Variables } from '../aggregate/scope.js';
import { compileFilter } from '../query/filter.js';
import { findRows } from '../query/find.js';
import type { Collection } from '../storage/collection.js';
import type { WriteUnit } from '../storage/commit-queue.js';
import { MustWait } from '../storage/locks.js';
import type { ReadView } from '../storage/read-view.js';
import type { Store, DocumentChange } from '../storage/store.js';
import type { Transaction } from '../storage/transaction.js';
import type { Collation } from '../values/collation.js';
import { decode, encode } from '../values/codec.js';
import { isNumeric, isDocument, toDouble, type Document, type Value } from '../values/value.js';
import { ChangeLog } from './change-log.js';
import { LogicalClock } from './clock.js';
import { Cursors } from './cursors.js';
import { FailPoints } from './fail-points.js';
import { numberOption } from './options.js';
import type { CommandRequest } from './request.js';
import { Sessions } from './sessions.js';

/** Writes documents, either into the next group commit or into a transaction. */
export interface Writer {
  readonly view: ReadView;
  /** Set outside transactions, where collections can be made. */
  readonly unit: WriteUnit | undefined;
  /** Writes one document; see `Store.write` and `Transaction.write` for what it throws. */
  write(change: DocumentChange, recordId: number): void;
}

/** What a pipeline reads besides its own stages. */
export interface AggregationOptions {
  readonly database: string;
  readonly view: ReadView;
  readonly collation: Collation | undefined;
  readonly variables: Variables;
  readonly hint: Value;
}

/** A view of a view of a view … ends here (MongoDB's limit). */
const deepestView = 20;

/** Everything commands work with. */
export class Engine {
  readonly store: Store;
  readonly clock = new LogicalClock();
  readonly cursors = new Cursors();
  readonly failPoints = new FailPoints();
  readonly changes: ChangeLog;
  readonly sessions: Sessions;
  /** `host:port` clients reach the store under. */
  address = '';
  openConnections = 0;

  constructor(store: Store) {
    this.store = store;
    this.changes = new ChangeLog(this.clock);
    this.sessions = new Sessions(store);
  }

  /** What a command reads from: its transaction, or what is committed. */
  viewFor(request: CommandRequest): ReadView {
    return request.transaction ?? this.store.committed;
  }

  /**
   * Runs a write: within a transaction at once, otherwise as a unit of the next group commit, together with the
   * record that lets a repeated attempt have the same reply. A write that meets an open transaction's lock starts
   * over when that has ended.
   *
   * @throws CommandError 50 when it has waited longer than the command's `maxTimeMS`
   */
  async write(request: CommandRequest, work: (writer: Writer) => Document): Promise<Document> {
    const { transaction } = request;
    if (transaction !== undefined) return work(transactionWriter(transaction));
    const patience = numberOption(request.command, 'maxTimeMS') ?? 0;
    const deadline = patience > 0 ? Date.now() + patience : Infinity;
    for (;;) {
      try {
        return await this.store.commits.submit((unit) => {
          const reply = work(this.#unitWriter(unit));
          this.#rememberReply(request, unit, reply);
          return reply;
        });
      } catch (error) {
        if (!(error instanceof MustWait)) throw error;
        await waitFor(error.holder.ended, deadline);
      }
    }
  }

  #unitWriter(unit: WriteUnit): Writer {
    const changes: DocumentChange[] = [];
    unit.onCommit(() => this.changes.appendAll(changes));
    return {
      unit,
      view: this.store.committed,
      write: (change, recordId) => {
        this.store.write(unit, change.collection, recordId, change.before, change.after);
        changes.push(change);
      },
    };
  }

  #rememberReply({ retryableWrite: session }: CommandRequest, unit: WriteUnit, reply: Document): void {
    if (session === undefined) return;
    const encoded = encode({ ...reply, ok: 1 });
    this.store.sessions.save(session.id, { transactionNumber: session.number, kind: 'retryable write', reply: encoded });
    unit.onCommit(() => {
      session.state = { kind: 'retryable write', reply: encoded };
    });
  }

  /** Finds a collection to write to, making it when it is not there. */
  async ensureCollection(database: string, name: string, options: Document = {}): Promise<Collection> {
    const found = this.store.catalog.find(database, name);
    return found ?? this.store.commits.submit((unit) => this.collectionIn(unit, database, name, options));
  }

  /** Like {@link ensureCollection}, inside a unit. */
  collectionIn(unit: WriteUnit, database: string, name: string, options: Document = {}): Collection {
    const found = this.store.catalog.find(database, name);
    if (found !== undefined) return found;
    const made = this.store.catalog.create(unit, database, name, options);
    unit.onCommit(() => this.changes.appendCatalogChange('create', made));
    return made;
  }

  /** Drops a collection; transactions that have written to it end. */
  dropCollection(unit: WriteUnit, collection: Collection): void {
    this.sessions.abortAll((transaction) => transaction.hasWrittenTo(collection));
    this.store.catalog.drop(unit, collection);
    unit.onCommit(() => this.changes.appendCatalogChange('drop', collection));
  }

  /**
   * The documents of a collection or view after a pipeline. What the pipeline starts with by way of `$match`,
   * `$sort`, `$skip` and `$limit` is left to the query engine and its indexes.
   */
  aggregate(name: string, specification: readonly Document[], options: AggregationOptions, depth = 0): Iterable<Document> {
    const collection = this.store.catalog.find(options.database, name);
    const view = collection?.view;
    if (view !== undefined) {
      if (depth >= deepestView) throw new CommandError(165, 'View depth limit exceeded');
      const inherited = { ...options, collation: options.collation ?? collection?.collation };
      return this.aggregate(view.on, [...view.pipeline, ...specification], inherited, depth + 1);
    }
    const { collation, variables } = options;
    const start = queryStart(specification);
    const rest = compilePipeline(specification.slice(start.stages), { collation, variables, collections: this.#sourceFor(options, depth) });
    if (collection === undefined) return streamPipeline(rest, []);
    return streamPipeline(rest, this.#startingDocuments(collection, start, options));
  }

  *#startingDocuments(collection: Collection, start: QueryStart, options: AggregationOptions): Iterable<Document> {
    const { collation, variables, view, hint } = options;
    const filter = compileFilter(start.filter, { collation, variables });
    const request = { source: start.filter, filter, sort: start.sort, collation, hint, limit: start.skip + start.limit };
    let passed = 0;
    for (const { raw } of findRows(view, collection, request)) {
      passed += 1;
      if (passed > start.skip) yield decode(raw);
    }
  }

  #sourceFor(options: AggregationOptions, depth: number): CollectionSource {
    return {
      aggregate: (name, pipeline, variables) => this.aggregate(name, pipeline, { ...options, variables, hint: undefined }, depth + 1),
    };
  }
}

function transactionWriter(transaction: Transaction): Writer {
  if (!transaction.open) throw new CommandError(251, 'Transaction has been aborted.');
  return { unit: undefined, view: transaction, write: (change, recordId) => transaction.write(change, recordId) };
}

async function waitFor(ended: Promise<void>, deadline: number): Promise<void> {
  if (deadline === Infinity) return ended;
  const left = deadline - Date.now();
  if (left <= 0) throw new CommandError(50, 'operation exceeded time limit');
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, left);
  });
  await Promise.race([ended, timeout]);
  clearTimeout(timer);
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
