import { Binary, Long } from 'bson';
import { decode, encode } from '../values/codec.js';
import { fieldOf, isNumeric, toDouble } from '../values/value.js';
import { Area, areaRange, sessionKey } from './layout.js';
import type { Records } from './records.js';

/** What must be remembered of a session beyond a restart, so that a repeated write or commit is done once. */
export interface SessionRecord {
  readonly transactionNumber: number;
  readonly kind: 'retryable write' | 'committed transaction';
  /** The encoded reply of a retryable write. */
  readonly reply: Buffer | undefined;
}

/** Sessions' records in the database; each is written in the unit whose outcome it tells. */
export class SessionRecords {
  readonly #database: Records;

  constructor(database: Records) {
    this.#database = database;
  }

  save(sessionId: Buffer, record: SessionRecord): void {
    const entry = {
      transactionNumber: Long.fromNumber(record.transactionNumber),
      committed: record.kind === 'committed transaction',
      at: new Date(),
      ...(record.reply === undefined ? {} : { reply: new Binary(record.reply) }),
    };
    this.#database.putSync(sessionKey(sessionId), encode(entry));
  }

  load(sessionId: Buffer): SessionRecord | undefined {
    const raw = this.#database.get(sessionKey(sessionId));
    if (raw === undefined) return undefined;
    const entry = decode(raw);
    const number = fieldOf(entry, 'transactionNumber');
    const reply = fieldOf(entry, 'reply');
    return {
      transactionNumber: isNumeric(number) ? toDouble(number) : -1,
      kind: fieldOf(entry, 'committed') === true ? 'committed transaction' : 'retryable write',
      reply: reply instanceof Binary ? Buffer.from(reply.buffer.subarray(0, reply.position)) : undefined,
    };
  }

  /** Forgets records older than a moment, but for those that are damaged; runs inside a write transaction. */
  removeBefore(moment: Date): void {
    for (const { key, value } of [...this.#database.getRangeBesideDamage(areaRange(Area.session))]) {
      if (value === undefined) continue;
      const at = fieldOf(decode(value), 'at');
      if (at instanceof Date && at < moment) this.#database.removeSync(key);
    }
  }
}
