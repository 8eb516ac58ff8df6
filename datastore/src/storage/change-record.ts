import { Binary, type Timestamp } from 'bson';
import { decode, encode } from '../values/codec.js';
import type { Document } from '../values/value.js';

/** Changes of one document. */
export const documentChangeKinds = ['insert', 'update', 'replace', 'delete'] as const;
/** Changes of collections and databases. */
export const catalogChangeKinds = [
  'create',
  'drop',
  'rename',
  'dropDatabase',
  'createIndexes',
  'dropIndexes',
  'modify',
] as const;

/** What a change did to a document. Of one that was removed or replaced only the `_id` is kept where images are not. */
export interface LoggedDocumentChange {
  readonly kind: (typeof documentChangeKinds)[number];
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
  /** Whether its collection keeps documents as they were before and after changes. */
  readonly keepsImages: boolean;
}

/** What a change did to a collection or a database, as its event describes it. */
export interface LoggedCatalogChange {
  readonly kind: (typeof catalogChangeKinds)[number];
  readonly details: Document;
}

/** Something that happened, as far as change streams tell it. */
export interface LoggedChange {
  readonly time: Timestamp;
  readonly at: Date;
  readonly database: string;
  /** Empty for what happened to a whole database. */
  readonly collection: string;
  readonly uuid: Binary | undefined;
  readonly change: LoggedDocumentChange | LoggedCatalogChange;
}

/** Where a change stands in the log: how many were written until it, and how many bytes. */
export interface LogCount {
  readonly number: number;
  readonly bytes: number;
}

const kinds = [...documentChangeKinds, ...catalogChangeKinds] as const;
const flag = { images: 1, before: 2, after: 4, uuid: 8 } as const;
const countBytes = 6;
const uuidBytes = 16;
const header = { kind: 0, flags: 1, at: 2, number: 10, bytes: 16, uuid: 22, namespace: 38, rest: 40 } as const;

function sharedStart(left: Buffer, right: Buffer): number {
  const end = Math.min(left.length, right.length);
  let at = 0;
  while (at < end && left[at] === right[at]) at += 1;
  return at;
}

function sharedEnd(left: Buffer, right: Buffer, most: number): number {
  let count = 0;
  while (count < most && left[left.length - 1 - count] === right[right.length - 1 - count]) count += 1;
  return count;
}

/** Two states of a document: the second whole, of the first what differs. */
function encodePair(before: Buffer, after: Buffer): Buffer {
  const start = sharedStart(before, after);
  const end = sharedEnd(before, after, Math.min(before.length, after.length) - start);
  const lengths = Buffer.allocUnsafe(12);
  const middle = before.subarray(start, before.length - end);
  [start, end, middle.length].forEach((length, at) => lengths.writeUInt32LE(length, 4 * at));
  return Buffer.concat([lengths, middle, after]);
}

function decodePair(raw: Buffer): { before: Buffer; after: Buffer } {
  const [start = 0, end = 0, length = 0] = [0, 4, 8].map((at) => raw.readUInt32LE(at));
  const after = raw.subarray(12 + length);
  const before = Buffer.concat([
    after.subarray(0, start),
    raw.subarray(12, 12 + length),
    after.subarray(after.length - end),
  ]);
  return { before, after };
}

function encodeContent(change: LoggedChange['change']): Buffer {
  if ('details' in change) return encode(change.details);
  const { before, after } = change;
  if (before !== undefined && after !== undefined) return encodePair(before, after);
  return before ?? after ?? Buffer.alloc(0);
}

function flagsOf({ uuid, change }: LoggedChange): number {
  const ofCollection = uuid === undefined ? 0 : flag.uuid;
  if ('details' in change) return ofCollection;
  return (
    ofCollection |
    (change.keepsImages ? flag.images : 0) |
    (change.before === undefined ? 0 : flag.before) |
    (change.after === undefined ? 0 : flag.after)
  );
}

/**
 * A change as it is stored; its time is its key.
 *
 * @param before where the log stood before it
 */
export function encodeChange(entry: LoggedChange, before: LogCount): Buffer {
  const namespace = Buffer.from(`${entry.database}\0${entry.collection}`);
  const content = encodeContent(entry.change);
  const raw = Buffer.allocUnsafe(header.rest + namespace.length + content.length);
  raw.fill(0, 0, header.rest);
  raw.writeUInt8(kinds.indexOf(entry.change.kind), header.kind);
  raw.writeUInt8(flagsOf(entry), header.flags);
  raw.writeDoubleLE(entry.at.getTime(), header.at);
  raw.writeUIntLE(before.number + 1, header.number, countBytes);
  raw.writeUIntLE(before.bytes + raw.length, header.bytes, countBytes);
  if (entry.uuid !== undefined) raw.set(entry.uuid.buffer.subarray(0, uuidBytes), header.uuid);
  raw.writeUInt16LE(namespace.length, header.namespace);
  namespace.copy(raw, header.rest);
  content.copy(raw, header.rest + namespace.length);
  return raw;
}

/** Where a stored change stands in the log. */
export function countOf(raw: Buffer): LogCount {
  return {
    number: raw.readUIntLE(header.number, countBytes),
    bytes: raw.readUIntLE(header.bytes, countBytes),
  };
}

/** When a stored change happened. */
export function momentOf(raw: Buffer): Date {
  return new Date(raw.readDoubleLE(header.at));
}

function decodeContent(kind: (typeof kinds)[number], flags: number, content: Buffer): LoggedChange['change'] {
  if (!isDocumentKind(kind)) return { kind, details: decode(content) };
  const keepsImages = (flags & flag.images) !== 0;
  const [hasBefore, hasAfter] = [(flags & flag.before) !== 0, (flags & flag.after) !== 0];
  if (hasBefore && hasAfter) return { kind, keepsImages, ...decodePair(content) };
  return { kind, keepsImages, before: hasBefore ? content : undefined, after: hasAfter ? content : undefined };
}

function isDocumentKind(kind: (typeof kinds)[number]): kind is LoggedDocumentChange['kind'] {
  return kinds.indexOf(kind) < documentChangeKinds.length;
}

/** Reads what {@link encodeChange} wrote. */
export function decodeChange(time: Timestamp, raw: Buffer): LoggedChange {
  const flags = raw.readUInt8(header.flags);
  const contentAt = header.rest + raw.readUInt16LE(header.namespace);
  const [database = '', collection = ''] = raw.toString('utf8', header.rest, contentAt).split('\0');
  const kind = kinds[raw.readUInt8(header.kind)];
  if (kind === undefined) throw new Error('the change log is damaged: a change of no known kind');
  const uuid = Buffer.from(raw.subarray(header.uuid, header.uuid + uuidBytes));
  return {
    time,
    at: momentOf(raw),
    database,
    collection,
    uuid: (flags & flag.uuid) === 0 ? undefined : new Binary(uuid, Binary.SUBTYPE_UUID),
    change: decodeContent(kind, flags, raw.subarray(contentAt)),
  };
}
