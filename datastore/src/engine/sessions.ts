import { createHash } from 'node:crypto';
import { Binary } from 'bson';
import type { SessionRecord } from '../storage/session-records.js';
import type { Store } from '../storage/store.js';
import { Transaction } from '../storage/transaction.js';
import { CommandError } from '../values/errors.js';
import { type Document, fieldOf, isDocument } from '../values/value.js';
import { numberOption } from './options.js';

/** How long an unused session is remembered (`localLogicalSessionTimeoutMinutes`). */
export const sessionTimeoutMinutes = 30;

/** Where a session's latest numbered operation stands. */
export type SessionState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'retryable write'; readonly reply: Buffer | undefined }
  | { readonly kind: 'in transaction'; readonly transaction: Transaction; readonly startedAt: number }
  | { readonly kind: 'committed' }
  | { readonly kind: 'aborted' };

/** MongoDB's digest of who is logged in: nobody. */
const userDigest = createHash('sha256').digest();

/** One logical session of a client. */
export interface Session {
  readonly id: Buffer;
  /** Its id in hexadecimal. */
  readonly key: string;
  /** Number of the latest retryable write or transaction. */
  number: number;
  state: SessionState;
  /** The numbered write or commit that runs, of those that may be repeated. */
  running: RunningAttempt | undefined;
  used: number;
}

interface RunningAttempt {
  readonly number: number;
  /** However it ends. */
  readonly ended: Promise<void>;
}

function noSuchTransaction(message: string): CommandError {
  return new CommandError(251, message);
}

/** The sessions of all clients. */
export class Sessions {
  readonly #store: Store;
  readonly #transactionLifetime: number;
  readonly #sessions = new Map<string, Session>();

  /** @param transactionLifetime milliseconds that a transaction may stay open */
  constructor(store: Store, transactionLifetime: number) {
    this.#store = store;
    this.#transactionLifetime = transactionLifetime;
  }

  /** The session a command names with `lsid`, known from before or new. */
  of(command: Document): Session | undefined {
    const id = sessionIdOf(fieldOf(command, 'lsid'));
    if (id === undefined) return undefined;
    const key = id.toString('hex');
    const session = this.#sessions.get(key) ?? this.#recall(id);
    this.#sessions.set(key, session);
    session.used = Date.now();
    return session;
  }

  /** Notes that a session is in use; false for one that is not known yet. @param key its id in hexadecimal */
  touch(key: string): boolean {
    const session = this.#sessions.get(key);
    if (session !== undefined) session.used = Date.now();
    return session !== undefined;
  }

  /** What `$listLocalSessions` shows of the sessions, all of the one user there is. */
  describe(): Document[] {
    return Array.from(this.#sessions.values(), ({ id, used }) => ({
      _id: { id: new Binary(id, Binary.SUBTYPE_UUID), uid: new Binary(userDigest) },
      lastUse: new Date(used),
    }));
  }

  #recall(id: Buffer): Session {
    const record = this.#store.sessions.load(id);
    return {
      id,
      key: id.toString('hex'),
      number: record?.transactionNumber ?? -1,
      state: recalled(record),
      running: undefined,
      used: Date.now(),
    };
  }

  /**
   * The transaction a command runs in, begun by its `startTransaction`.
   *
   * @returns the session's transaction, or undefined for a repeated commit of a committed one
   * @throws CommandError 251, 225, 256 or 50911 when the command's number does not fit
   */
  transactionFor(session: Session, command: Document, name: string): Transaction | undefined {
    const number = numberOption(command, 'txnNumber') ?? -1;
    if (fieldOf(command, 'startTransaction') === true) return this.#begin(session, number);
    const { state } = session;
    if (number !== session.number || state.kind === 'idle' || state.kind === 'retryable write') {
      throw noSuchTransaction(
        `Given transaction number ${number} does not match any in-progress transactions. The active transaction number is ${session.number}`,
      );
    }
    if (state.kind === 'in transaction') return state.transaction;
    if (state.kind === 'aborted')
      throw noSuchTransaction(`Transaction with { txnNumber: ${number} } has been aborted.`);
    if (name === 'commitTransaction') return undefined;
    throw new CommandError(256, `Transaction with { txnNumber: ${number} } has been committed.`);
  }

  #begin(session: Session, number: number): Transaction {
    if (number < session.number) {
      throw new CommandError(
        225,
        `Cannot start transaction ${number} on session because a newer transaction ${session.number} has already started.`,
      );
    }
    if (number === session.number && session.state.kind !== 'aborted') {
      throw new CommandError(50911, `Cannot start a transaction at given transaction number ${number}`);
    }
    this.abort(session);
    const transaction = new Transaction(this.#store);
    session.number = number;
    session.state = { kind: 'in transaction', transaction, startedAt: Date.now() };
    return transaction;
  }

  /**
   * Runs what may be repeated, a write or a commit, as soon as no other attempt of the same number runs: one that waits for a
   * lock has not said yet what came of it.
   */
  async oneAtATime<Result>(session: Session, number: number, attempt: () => Promise<Result>): Promise<Result> {
    while (session.running?.number === number) await session.running.ended;
    const result = attempt();
    const running: RunningAttempt = {
      number,
      ended: result.then(
        () => undefined,
        () => undefined,
      ),
    };
    session.running = running;
    try {
      return await result;
    } finally {
      if (session.running === running) session.running = undefined;
    }
  }

  /**
   * Enters a retryable write.
   *
   * @returns the reply it had, when it was done before
   * @throws CommandError 225 when a newer one has started
   */
  enterRetryableWrite(session: Session, number: number): Buffer | undefined {
    if (number < session.number) {
      throw new CommandError(
        225,
        `Retryable write with txnNumber ${number} is prohibited on session because a newer retryable write with txnNumber ${session.number} has already started on this session.`,
      );
    }
    if (number === session.number) return session.state.kind === 'retryable write' ? session.state.reply : undefined;
    this.abort(session);
    session.number = number;
    session.state = { kind: 'retryable write', reply: undefined };
    return undefined;
  }

  /** Ends the session's transaction without effect. */
  abort(session: Session): void {
    if (session.state.kind !== 'in transaction') return;
    session.state.transaction.end();
    session.state = { kind: 'aborted' };
  }

  /** Ends the sessions a client no longer uses. */
  end(ids: readonly Document[]): void {
    for (const lsid of ids) {
      const key = sessionIdOf(lsid)?.toString('hex') ?? '';
      const session = this.#sessions.get(key);
      if (session !== undefined) this.abort(session);
      this.#sessions.delete(key);
    }
  }

  /** Ends every open transaction that fits. */
  abortAll(fits: (transaction: Transaction) => boolean = () => true): void {
    for (const session of this.#sessions.values()) {
      if (session.state.kind === 'in transaction' && fits(session.state.transaction)) this.abort(session);
    }
  }

  /** Ends transactions that are open for too long, and forgets unused sessions. */
  expire(): void {
    const now = Date.now();
    for (const [key, session] of this.#sessions) {
      if (session.state.kind === 'in transaction' && now - session.state.startedAt > this.#transactionLifetime)
        this.abort(session);
      if (now - session.used > sessionTimeoutMinutes * 60_000) this.#sessions.delete(key);
    }
  }
}

function recalled(record: SessionRecord | undefined): SessionState {
  if (record === undefined) return { kind: 'idle' };
  return record.kind === 'committed transaction'
    ? { kind: 'committed' }
    : { kind: 'retryable write', reply: record.reply };
}

/** The id of the session a command names with `lsid`, in hexadecimal. */
export function sessionKeyOf(lsid: Document[string]): string | undefined {
  return sessionIdOf(lsid)?.toString('hex');
}

function sessionIdOf(lsid: Document[string]): Buffer | undefined {
  const id = isDocument(lsid) ? fieldOf(lsid, 'id') : undefined;
  return id instanceof Binary ? Buffer.from(id.buffer.subarray(0, id.position)) : undefined;
}
