import type { Namespaces } from '../query/collection-pipeline.js';
import type { Collection } from '../storage/collection.js';
import type { WriteUnit } from '../storage/commit-queue.js';
import { WouldBlock } from '../storage/locks.js';
import type { ReadView } from '../storage/read-view.js';
import type { DocumentChange, Store } from '../storage/store.js';
import type { Transaction } from '../storage/transaction.js';
import { encode } from '../values/codec.js';
import { CommandError } from '../values/errors.js';
import { withinTime } from '../values/time-limit.js';
import type { Document } from '../values/value.js';
import { ChangeLog } from './change-log.js';
import { LogicalClock } from './clock.js';
import { Cursors } from './cursors.js';
import { FailPoints } from './fail-points.js';
import { Operations } from './operations.js';
import { numberOption } from './options.js';
import type { CommandRequest, Reply } from './request.js';
import { Sessions } from './sessions.js';

/** Writes documents, either into the next group commit or into a transaction. */
export interface Writer {
  readonly view: ReadView;
  /** Set outside transactions, where collections can be made. */
  readonly unit: WriteUnit | undefined;
  /** Writes one document; see `Store.write` and `Transaction.write` for what it throws. */
  write(change: DocumentChange, recordId: number): void;
}

/** Runs reads where they keep nobody waiting; undefined for what is no such read. */
interface ReadRouter {
  run(request: CommandRequest, handle: () => Reply | Promise<Reply>): Promise<Reply> | undefined;
  /** All documents of a pipeline, to be written. */
  all(request: CommandRequest, handle: () => Document[]): Promise<Document[]>;
  /** Closes a cursor that another thread has; false when there is none. */
  killCursor(id: number): boolean;
  /** Closes the cursors that were opened in a session that fits, and ends what is computed for them. */
  killCursorsOf(fits: (session: string) => boolean): void;
}

/** Hears of the errors that commands end with. */
export interface DamageWatch {
  /** @param met by what, such as `find on app.people` */
  note(error: unknown, met: string): void;
}

/** Everything commands work with. */
export class Engine {
  readonly store: Store;
  readonly clock: LogicalClock;
  readonly cursors: Cursors;
  readonly operations = new Operations();
  /** What keeps reads from making others wait; undefined where one thread does everything. */
  longReads: ReadRouter | undefined;
  /** Tells whoever watches over the store of damage; undefined where that is somebody else's. */
  damage: DamageWatch | undefined;
  readonly failPoints = new FailPoints();
  readonly changes: ChangeLog;
  readonly sessions: Sessions;
  /** `host:port` clients reach the store under. */
  address = '';
  openConnections = 0;

  constructor(store: Store, transactionLifetime: number, cursors = new Cursors()) {
    this.store = store;
    this.cursors = cursors;
    this.clock = new LogicalClock(store.changes.lastTime);
    this.changes = new ChangeLog(this.clock, store.changes);
    this.sessions = new Sessions(store, transactionLifetime);
  }

  /** What a command reads from: its transaction, or what is committed. */
  viewFor(request: CommandRequest): ReadView {
    return request.transaction ?? this.store.committed;
  }

  /** Where a command finds collections by their names: as its transaction sees them, or as they are whenever it asks. */
  catalogFor({ transaction }: CommandRequest): Namespaces {
    return transaction ?? { find: (database, name) => this.store.catalog.find(database, name) };
  }

  /** The collection a command may write to; its transaction must see the same. @throws CommandError 112 where it does not */
  collectionToWrite({ transaction }: CommandRequest, database: string, name: string): Collection | undefined {
    transaction?.requireUnmoved(database, name);
    return this.store.catalog.find(database, name);
  }

  /**
   * Runs a write: within a transaction at once, otherwise as a unit of the next group commit, together with the
   * record that lets a repeated attempt have the same reply. A write that meets an open transaction's lock starts
   * over when that has ended.
   *
   * @throws CommandError 50 when it has waited or computed longer than the command's `maxTimeMS`
   */
  async write(request: CommandRequest, work: (writer: Writer) => Document): Promise<Document> {
    const { transaction } = request;
    if (transaction !== undefined) return work(transactionWriter(transaction));
    const patience = numberOption(request.command, 'maxTimeMS') ?? 0;
    const deadline = patience > 0 ? Date.now() + patience : Infinity;
    for (;;) {
      try {
        return await this.store.commits.submit((unit) => {
          const reply = withinTime(deadline - Date.now(), () => work(this.#unitWriter(unit)));
          this.#rememberReply(request, unit, reply);
          return reply;
        }, request.connection.id);
      } catch (error) {
        if (!(error instanceof WouldBlock)) throw error;
        await waitFor(error.holder.ended, deadline);
      }
    }
  }

  #unitWriter(unit: WriteUnit): Writer {
    return {
      unit,
      view: this.store.committed,
      write: (change, recordId) => {
        this.store.write(unit, change.collection, recordId, change.before, change.after);
        this.changes.appendAll(unit, [change]);
      },
    };
  }

  #rememberReply({ retryableWrite }: CommandRequest, unit: WriteUnit, reply: Document): void {
    if (retryableWrite === undefined) return;
    const { session, number } = retryableWrite;
    // The session went on to something newer while this waited: nobody may repeat this any more.
    if (session.number !== number) return;
    const encoded = encode({ ...reply, ok: 1 });
    this.store.sessions.save(session.id, {
      transactionNumber: number,
      kind: 'retryable write',
      reply: encoded,
    });
    unit.onCommit(() => {
      if (session.number === number) session.state = { kind: 'retryable write', reply: encoded };
    });
  }

  /**
   * Finds a collection to write to, making it when it is not there.
   *
   * @throws CommandError 112 when the command's transaction knows another by that name
   */
  async ensureCollection(
    request: CommandRequest,
    database: string,
    name: string,
    options: Document = {},
  ): Promise<Collection> {
    const found = this.collectionToWrite(request, database, name);
    return found ?? this.store.commits.submit((unit) => this.collectionIn(unit, database, name, options));
  }

  /** Like {@link ensureCollection}, inside a unit. */
  collectionIn(unit: WriteUnit, database: string, name: string, options: Document = {}): Collection {
    const found = this.store.catalog.find(database, name);
    if (found !== undefined) return found;
    const made = this.store.catalog.create(unit, database, name, options);
    const idIndex = made.view === undefined ? { idIndex: made.indexes[0]?.spec } : {};
    this.changes.appendCatalogChange(unit, 'create', made, { ...idIndex, ...options });
    return made;
  }

  /** Drops a collection; transactions that have written to it end. */
  dropCollection(unit: WriteUnit, collection: Collection): void {
    this.#removeCollection(unit, collection);
    this.changes.appendCatalogChange(unit, 'drop', collection, {});
  }

  #removeCollection(unit: WriteUnit, collection: Collection): void {
    this.sessions.abortAll((transaction) => transaction.hasWrittenTo(collection));
    this.store.catalog.drop(unit, collection);
  }

  /**
   * Gives a collection another name.
   *
   * @param dropTarget whether a collection that has that name goes
   * @throws CommandError 48 when the name is taken
   */
  renameCollection(
    unit: WriteUnit,
    collection: Collection,
    to: { readonly database: string; readonly name: string },
    dropTarget: boolean,
  ): void {
    const target = this.store.catalog.find(to.database, to.name);
    const gone = dropTarget && target !== collection ? target : undefined;
    if (gone !== undefined) this.#removeCollection(unit, gone);
    const details = {
      to: { db: to.database, coll: to.name },
      ...(gone === undefined ? {} : { dropTarget: gone.uuid }),
    };
    this.changes.appendCatalogChange(unit, 'rename', collection, details);
    this.store.catalog.rename(unit, collection, to.database, to.name);
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
