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
    this.#database.putSync(sessionKey(sessionId), encodeRecord(record, new Date()));
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

const sample = new Date(0x0102_0304_0506);
/** A record without a reply, in which the values of another are put: to encode each by itself takes longer than to write it. */
const pattern = encode({ transactionNumber: Long.ZERO, committed: false, at: sample });
const place = {
  number: pattern.indexOf('transactionNumber\0') + 'transactionNumber\0'.length,
  committed: pattern.indexOf('committed\0') + 'committed\0'.length,
  at: pattern.indexOf('at\0', pattern.indexOf('committed\0')) + 'at\0'.length,
};
const replyName = Buffer.from('\x05reply\0', 'latin1');

/** Exactly what the library makes of a record. */
export function encodeRecord({ transactionNumber, kind, reply }: SessionRecord, at: Date): Buffer {
  const more = reply === undefined ? 0 : replyName.length + 5 + reply.length;
  const raw = Buffer.allocUnsafe(pattern.length + more);
  raw.set(pattern);
  raw.writeInt32LE(raw.length, 0);
  raw.writeBigInt64LE(BigInt(transactionNumber), place.number);
  raw.writeUInt8(kind === 'committed transaction' ? 1 : 0, place.committed);
  raw.writeBigInt64LE(BigInt(at.getTime()), place.at);
  if (reply !== undefined) {
    let end = pattern.length - 1;
    raw.set(replyName, end);
    end = raw.writeInt32LE(reply.length, end + replyName.length);
    end = raw.writeUInt8(Binary.SUBTYPE_DEFAULT, end);
    raw.set(reply, end);
  }
  raw.writeUInt8(0, raw.length - 1);
  return raw;
}
