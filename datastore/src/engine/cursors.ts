import type { Transaction } from '../storage/transaction.js';
import { maximumDocumentBytes } from '../values/codec.js';
import { CommandError } from '../values/errors.js';
import { sliceMs, timeLeft, withinTime } from '../values/time-limit.js';
import type { ChangeStream } from './change-stream.js';

/** How many documents a first batch has when nobody says. */
const firstBatch = 101;
const largestBatchBytes = maximumDocumentBytes - 65_536;
/** How long an unused cursor lives (MongoDB's `cursorTimeoutMillis`). */
export const idleLimit = 600_000;

/** Encoded results still to be fetched. */
interface ResultCursor {
  readonly kind: 'results';
  readonly namespace: string;
  readonly documents: Iterator<Buffer>;
  /** The transaction it reads in; it ends with it. */
  readonly transaction: Transaction | undefined;
  readonly session: string | undefined;
  /** Already read, not yet sent. */
  ahead: Buffer | undefined;
  /** Milliseconds it may still compute, of what its first command was given. */
  timeLeft: number;
  used: number;
}

interface StreamCursor {
  readonly kind: 'change stream';
  readonly namespace: string;
  readonly stream: ChangeStream;
  readonly session: string | undefined;
  used: number;
}

export type Cursor = ResultCursor | StreamCursor;

/** What a cursor belongs to. */
export interface CursorOwner {
  readonly transaction: Transaction | undefined;
  readonly session: { readonly key: string } | undefined;
}

/** One batch of a cursor and where the next comes from. */
export interface Batch {
  readonly documents: readonly Buffer[];
  /** 0 when there is nothing more. */
  readonly cursorId: number;
  readonly namespace: string;
}

/** The open cursors. */
export class Cursors {
  readonly #open = new Map<number, Cursor>();
  #lastId: number;

  /** @param before the number before the first cursor's */
  constructor(before = Math.floor(Math.random() * 2 ** 32)) {
    this.#lastId = before;
  }

  /**
   * Opens a cursor over encoded documents and takes its first batch.
   *
   * @param size of the batch; undefined for the server's default
   * @param owner in what it reads
   */
  open(
    namespace: string,
    documents: Iterable<Buffer>,
    size: number | undefined,
    { transaction, session }: CursorOwner,
  ): Batch {
    const cursor: ResultCursor = {
      kind: 'results',
      namespace,
      documents: documents[Symbol.iterator](),
      transaction,
      session: session?.key,
      ahead: undefined,
      timeLeft: timeLeft(),
      used: Date.now(),
    };
    const taken = take(cursor, size ?? firstBatch);
    return { documents: taken.documents, cursorId: taken.done ? 0 : this.#add(cursor), namespace };
  }

  /** Opens a cursor on a change stream. */
  openStream(namespace: string, stream: ChangeStream, { session }: CursorOwner): number {
    return this.#add({ kind: 'change stream', namespace, stream, session: session?.key, used: Date.now() });
  }

  #add(cursor: Cursor): number {
    this.#lastId += 1;
    this.#open.set(this.#lastId, cursor);
    return this.#lastId;
  }

  /** @throws CommandError 43 when there is no such cursor, or the transaction it read in has ended */
  find(id: number): Cursor {
    const cursor = this.#open.get(id);
    const ended = cursor?.kind === 'results' && cursor.transaction?.open === false;
    if (cursor === undefined || ended) throw new CommandError(43, `cursor id ${id} not found`);
    cursor.used = Date.now();
    return cursor;
  }

  has(id: number): boolean {
    return this.#open.has(id);
  }

  /** The next batch of a cursor over results. One whose batch has failed is at its end. */
  next(id: number, cursor: ResultCursor, size: number | undefined): Batch {
    let done = true;
    let documents: readonly Buffer[];
    try {
      ({ documents, done } = take(cursor, size === undefined || size === 0 ? Infinity : size, sliceMs));
    } finally {
      if (done) this.#open.delete(id);
    }
    return { documents, cursorId: done ? 0 : id, namespace: cursor.namespace };
  }

  /** Closes a cursor; false when there was none. */
  kill(id: number): boolean {
    const cursor = this.#open.get(id);
    if (cursor === undefined) return false;
    if (cursor.kind === 'change stream') cursor.stream.close();
    return this.#open.delete(id);
  }

  /** Closes the cursors that were opened in a session that fits. */
  killOf(fits: (session: string) => boolean): void {
    for (const [id, { session }] of [...this.#open]) if (session !== undefined && fits(session)) this.kill(id);
  }

  /** Closes cursors nobody has used for ten minutes. */
  closeIdle(): void {
    for (const [id, cursor] of this.#open) if (Date.now() - cursor.used > idleLimit) this.kill(id);
  }

  closeAll(): void {
    for (const id of [...this.#open.keys()]) this.kill(id);
  }
}

/** @param soon after how many milliseconds a batch that has something is enough */
function take(cursor: ResultCursor, size: number, soon = Infinity): { documents: Buffer[]; done: boolean } {
  const from = performance.now();
  const taken = withinTime(cursor.timeLeft, () => takeBatch(cursor, size, from + soon));
  cursor.timeLeft -= performance.now() - from;
  return taken;
}

function takeBatch(cursor: ResultCursor, size: number, until: number): { documents: Buffer[]; done: boolean } {
  const documents: Buffer[] = [];
  let bytes = 0;
  while (documents.length < size) {
    const next = cursor.ahead ?? advance(cursor);
    cursor.ahead = undefined;
    if (next === undefined) return { documents, done: true };
    if (documents.length > 0 && bytes + next.length > largestBatchBytes) {
      cursor.ahead = next;
      return { documents, done: false };
    }
    documents.push(next);
    bytes += next.length;
    if (until !== Infinity && performance.now() > until) break;
  }
  // One document ahead tells whether the client has to come again; an empty batch asks nothing yet.
  if (size > 0) cursor.ahead ??= advance(cursor);
  return { documents, done: size > 0 && cursor.ahead === undefined };
}

function advance(cursor: ResultCursor): Buffer | undefined {
  const next = cursor.documents.next();
  return next.done === true ? undefined : next.value;
}
