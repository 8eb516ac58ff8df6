import { createHash } from 'node:crypto';
import { Timestamp } from 'bson';

/** What a key of the database holds, by its first byte. */
export const Area = { catalog: 1, document: 2, index: 3, session: 4, meta: 5, change: 6 } as const;

/** The format of the keys and values below. A change needs a higher number and a step in `migrations.ts`. */
export const formatVersion = 5;

/** LMDB holds keys up to 1,978 bytes; longer index keys keep this much and end in a hash of the whole. */
const longestIndexKey = 1860;
const keptOfLongKey = 1820;

/** How much of an index key may bound a range, so that shortened keys still fall into it. */
export const longestBound = 1800;

/** Where the format version stands. */
export const formatKey = Buffer.from([Area.meta, 1]);

/** Where stands (2 was a clock in format 1) which version folded the texts of indexes that have a collation. */
export const foldingKey = Buffer.from([Area.meta, 3]);

/** The first byte alone: the start of an area. */
export function areaStart(area: number): Buffer {
  return Buffer.from([area]);
}

/** The range of keys that hold one kind of thing. */
export function areaRange(area: (typeof Area)[keyof typeof Area]): { start: Buffer; end: Buffer } {
  return { start: areaStart(area), end: areaStart(area + 1) };
}

/** The key after all keys that start with `prefix`; undefined when there is none. */
export function afterPrefix(prefix: Buffer): Buffer | undefined {
  for (let at = prefix.length - 1; at >= 0; at -= 1) {
    const byte = prefix[at] ?? 0xff;
    if (byte === 0xff) continue;
    const end = Buffer.from(prefix.subarray(0, at + 1));
    end.writeUInt8(byte + 1, at);
    return end;
  }
  return undefined;
}

function idPrefix(area: number, id: number): Buffer {
  const key = Buffer.allocUnsafe(5);
  key.writeUInt8(area, 0);
  key.writeUInt32BE(id, 1);
  return key;
}

/** All documents of a collection, in insertion order. */
export function documentsPrefix(collectionId: number): Buffer {
  return idPrefix(Area.document, collectionId);
}

/** All entries of an index, in its order. */
export function indexPrefix(indexId: number): Buffer {
  return idPrefix(Area.index, indexId);
}

/** Record ids are 48-bit integers. */
const recordIdBytes = 6;

/** Where one document stands. */
export function documentKey(collectionId: number, recordId: number): Buffer {
  const key = Buffer.allocUnsafe(5 + recordIdBytes);
  key.writeUInt8(Area.document, 0);
  key.writeUInt32BE(collectionId, 1);
  key.writeUIntBE(recordId, 5, recordIdBytes);
  return key;
}

/** The record id at the end of a document's key or of a non-unique index entry's. */
export function recordIdOfKey(key: Buffer): number {
  return key.readUIntBE(key.length - recordIdBytes, recordIdBytes);
}

/** The record id as a unique index entry holds it. */
export function encodeRecordId(recordId: number): Buffer {
  const value = Buffer.allocUnsafe(recordIdBytes);
  value.writeUIntBE(recordId, 0, recordIdBytes);
  return value;
}

/** Reads what {@link encodeRecordId} wrote. */
export function decodeRecordId(value: Buffer): number {
  return value.readUIntBE(0, recordIdBytes);
}

/** Whether an index key is too long to be stored whole; its order is then only that of its beginning. */
export function isShortened(key: Buffer): boolean {
  return key.length > longestIndexKey;
}

/** An index key as it is stored: one that is too long keeps its beginning, and ends in a hash of the whole. */
export function storedKey(key: Buffer): Buffer {
  if (!isShortened(key)) return key;
  return Buffer.concat([
    key.subarray(0, keptOfLongKey),
    Buffer.from([0xff]),
    createHash('sha256').update(key).digest(),
  ]);
}

/**
 * Where an index entry stands.
 *
 * @param key the encoded fields
 * @param recordId makes the entry of a non-unique index its own
 */
export function indexKey(indexId: number, key: Buffer, recordId?: number): Buffer {
  const stored = storedKey(key);
  const entry = Buffer.allocUnsafe(5 + stored.length + (recordId === undefined ? 0 : recordIdBytes));
  entry.writeUInt8(Area.index, 0);
  entry.writeUInt32BE(indexId, 1);
  stored.copy(entry, 5);
  if (recordId !== undefined) entry.writeUIntBE(recordId, 5 + stored.length, recordIdBytes);
  return entry;
}

/** Where a collection's catalogue entry stands. */
export function catalogKey(namespace: string): Buffer {
  return Buffer.concat([areaStart(Area.catalog), Buffer.from(namespace)]);
}

/** Where what a session must remember across a restart stands. */
export function sessionKey(sessionId: Buffer): Buffer {
  return Buffer.concat([areaStart(Area.session), sessionId]);
}

/** Where a change stands in the log: by its time. */
export function changeKey(time: Timestamp): Buffer {
  const key = Buffer.allocUnsafe(9);
  key.writeUInt8(Area.change, 0);
  key.writeUInt32BE(time.t, 1);
  key.writeUInt32BE(time.i, 5);
  return key;
}

/** Reads what {@link changeKey} wrote. */
export function timeOfChangeKey(key: Buffer): Timestamp {
  return new Timestamp({ t: key.readUInt32BE(1), i: key.readUInt32BE(5) });
}
