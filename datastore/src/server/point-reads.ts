import type { Engine } from '../engine/engine.js';
import type { Collection } from '../storage/collection.js';
import { isShortened } from '../storage/layout.js';
import { damagedRecord } from '../storage/records.js';
import { decode } from '../values/codec.js';
import { afterName, skipElement } from '../values/element.js';
import { encodeKey } from '../values/key.js';
import { TypeOrder, typeOrder } from '../values/type-order.js';
import { fieldOf, type Value } from '../values/value.js';
import { bodyAt, isPlainMessage, replyWithRoom } from '../wire/message.js';
import { replyTimesBytes, writeReplyTimes } from '../wire/reply-times.js';

/*
 * The read that is by far the most frequent, one document by its `_id`, has a way of its own: the command is read without
 * being decoded, the index says where the document stands, and its bytes go into the reply as they are stored. Whatever
 * is more than that goes the way of all commands, and so does everything that ends with an error.
 */

const bsonType = { double: 0x01, text: 0x02, document: 0x03, boolean: 0x08, int: 0x10 } as const;

/** What a command says that may be answered here. */
interface PointRead {
  namespace: string;
  database: string;
  /** Where its filter stands. */
  filter: Buffer | undefined;
  /** The id of its session in hexadecimal. */
  session: string | undefined;
}

/** Types of which an equal key of the index on `_id` means an equal value. */
const exactTypes: ReadonlySet<number> = new Set([
  TypeOrder.number,
  TypeOrder.string,
  TypeOrder.objectId,
  TypeOrder.date,
]);

/**
 * Answers `find` by `_id` alone.
 *
 * @param message a whole message
 * @returns the whole reply; undefined for what is to go the way of all commands
 */
export function answerPointRead(message: Buffer, engine: Engine): Buffer | undefined {
  if (message.length > mostBytes || !engine.failPoints.none) return undefined;
  try {
    if (!isPlainMessage(message)) return undefined;
    const read = parse(message);
    if (read?.filter === undefined) return undefined;
    const collection = engine.store.catalog.find(read.database, read.namespace);
    const key = collection && idKey(read.filter, collection);
    if (collection === undefined || key === undefined) return undefined;
    if (read.session !== undefined && !engine.sessions.touch(read.session)) return undefined;
    const document = documentOf(engine, collection, key);
    return encodeAnswer(message.readInt32LE(4), document, collection, engine);
  } catch {
    // Such as a damaged record: the usual way says what it is.
    return undefined;
  }
}

/** A longer command has something that is not looked at here. */
const mostBytes = 4096;

/** The parts of the command; undefined when there is anything that is not known here. */
function parse(message: Buffer): PointRead | undefined {
  const read: PointRead = { namespace: '', database: '', filter: undefined, session: undefined };
  const end = message.length - 1;
  for (let at = bodyAt + 4, first = true; at < end; first = false) {
    const type = message[at] ?? 0;
    const value = afterName(message, at + 1);
    const name = message.toString('latin1', at + 1, value - 1);
    const next = skipElement(message, type, value);
    if (first !== (name === 'find') || !takes(read, name, type, message, value, next)) return undefined;
    at = next;
  }
  return read;
}

/** Takes one element of the command; false for what is not known here. */
function takes(read: PointRead, name: string, type: number, raw: Buffer, value: number, next: number): boolean {
  switch (name) {
    case 'find':
    case '$db': {
      if (type !== bsonType.text) return false;
      const text = raw.toString('utf8', value + 4, next - 1);
      if (name === 'find') read.namespace = text;
      else read.database = text;
      return true;
    }
    case 'filter':
      read.filter = raw.subarray(value, next);
      return type === bsonType.document;
    case 'limit':
      return type === bsonType.int && raw.readInt32LE(value) === 1;
    case 'batchSize':
      return type === bsonType.int && raw.readInt32LE(value) > 0;
    case 'singleBatch':
      return type === bsonType.boolean;
    case 'lsid':
      read.session = sessionKey(raw, value, next);
      return read.session !== undefined;
    case '$clusterTime':
    case '$readPreference':
      return type === bsonType.document;
    default:
      return false;
  }
}

/** `{id: <UUID>}`: a length, the element's type and name, the binary's length and subtype, 16 bytes, an end. */
const sessionBytes = 4 + 1 + 3 + 4 + 1 + 16 + 1;

function sessionKey(raw: Buffer, from: number, to: number): string | undefined {
  return to - from === sessionBytes && raw[from + 4] === 0x05 ? raw.toString('hex', to - 17, to - 1) : undefined;
}

/** The key of `{_id: <value>}` in the collection's index; undefined for any other filter. */
function idKey(filter: Buffer, { options, indexes: [index] }: Collection): Buffer | undefined {
  if (filter.toString('latin1', 5, 9) !== '_id\0' || skipElement(filter, filter[4] ?? 0, 9) !== filter.length - 1)
    return undefined;
  if (index?.exact !== true || index.name !== '_id_' || 'viewOn' in options || 'collation' in options) return undefined;
  const wanted: Value = fieldOf(decode(filter), '_id');
  if (!exactTypes.has(typeOrder(wanted))) return undefined;
  const key = encodeKey(wanted);
  return isShortened(key) ? undefined : key;
}

function documentOf({ store }: Engine, collection: Collection, key: Buffer): Buffer | undefined {
  const [index] = collection.indexes;
  const owner = index && store.committed.owner(index, key);
  if (owner === undefined) return undefined;
  const document = store.committed.document(collection, owner);
  if (document === undefined) throw damagedRecord();
  return document;
}

/** `{cursor: {firstBatch: [<document>], id: 0, ns}, ok: 1, …}`, as the usual way would have it. */
function encodeAnswer(to: number, document: Buffer | undefined, collection: Collection, engine: Engine): Buffer {
  const ends = namespaceEnd(collection.namespace);
  const batch = 5 + (document === undefined ? 0 : 3 + document.length);
  const cursor = 4 + batchName.length + batch + ends.length;
  const whole = 4 + cursorName.length + cursor + okElement.length + replyTimesBytes + 1;
  const message = replyWithRoom(to, whole);
  let at = message.writeInt32LE(whole, bodyAt);
  at = put(message, at, cursorName);
  at = message.writeInt32LE(cursor, at);
  at = put(message, at, batchName);
  at = message.writeInt32LE(batch, at);
  if (document !== undefined) at = put(message, put(message, at, firstName), document);
  at = message.writeUInt8(0, at);
  at = put(message, at, ends);
  at = put(message, at, okElement);
  message.writeUInt8(0, writeReplyTimes(engine.clock.now(), message, at));
  return message;
}

const cursorName = Buffer.from('\x03cursor\0', 'latin1');
const batchName = Buffer.from('\x04firstBatch\0', 'latin1');
const firstName = Buffer.from('\x030\0', 'latin1');
const okElement = Buffer.from('\x10ok\0\x01\0\0\0', 'latin1');

function put(target: Buffer, at: number, bytes: Buffer): number {
  target.set(bytes, at);
  return at + bytes.length;
}

/** The end of `cursor`: that there is nothing more, and where the document is from. */
function namespaceEnd(namespace: string): Buffer {
  const text = Buffer.from(namespace);
  const end = Buffer.alloc(12 + 8 + text.length + 2);
  let at = put(end, 0, Buffer.from('\x12id\0\0\0\0\0\0\0\0\0\x02ns\0', 'latin1'));
  at = end.writeInt32LE(text.length + 1, at);
  put(end, at, text);
  return end;
}
