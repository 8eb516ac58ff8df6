import { encode } from '../values/codec.js';
import type { Document } from '../values/value.js';

/** Operation codes of the wire protocol. Everything else was removed from MongoDB in 5.1. */
const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;

const checksumPresent = 1;
const moreToCome = 2;
const headerBytes = 16;

/** A request as it came off the wire; documents stay encoded, since inserted ones are stored as they are. */
export interface Request {
  readonly id: number;
  /** `legacy` is the handshake drivers open a connection with (OP_QUERY on `admin.$cmd`). */
  readonly form: 'message' | 'legacy';
  readonly body: Buffer;
  /** Document sequences (OP_MSG sections of kind 1) by their name, such as `documents`. */
  readonly sequences: ReadonlyMap<string, readonly Buffer[]>;
  /** False for an unacknowledged write: the client waits for no reply. */
  readonly wantsReply: boolean;
}

/**
 * Takes one whole message apart.
 *
 * @throws Error for what is no request of this protocol; the connection cannot go on
 */
export function parseRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const operation = message.readInt32LE(12);
  if (operation === opMsg) return parseMessage(message, id);
  if (operation === opQuery) return parseLegacyQuery(message, id);
  throw new Error(`unsupported operation code ${operation}`);
}

function parseMessage(message: Buffer, id: number): Request {
  const flags = message.readUInt32LE(headerBytes);
  const end = message.length - ((flags & checksumPresent) === 0 ? 0 : 4);
  const sequences = new Map<string, Buffer[]>();
  let body: Buffer | undefined;
  let at = headerBytes + 4;
  while (at < end) {
    const kind = message.readUInt8(at);
    const length = message.readInt32LE(at + 1);
    const section = message.subarray(at + 1, at + 1 + length);
    if (kind === 0) body = section;
    else if (kind === 1) addSequence(section, sequences);
    else throw new Error(`unknown section kind ${kind}`);
    at += 1 + length;
  }
  if (body === undefined) throw new Error('a message without a body');
  return { id, form: 'message', body, sequences, wantsReply: (flags & moreToCome) === 0 };
}

function addSequence(section: Buffer, sequences: Map<string, Buffer[]>): void {
  const nameEnd = section.indexOf(0, 4);
  const documents: Buffer[] = [];
  let at = nameEnd + 1;
  while (at < section.length) {
    const length = section.readInt32LE(at);
    documents.push(section.subarray(at, at + length));
    at += length;
  }
  sequences.set(section.toString('utf8', 4, nameEnd), documents);
}

function parseLegacyQuery(message: Buffer, id: number): Request {
  const nameEnd = message.indexOf(0, headerBytes + 4);
  const start = nameEnd + 9;
  const body = message.subarray(start, start + message.readInt32LE(start));
  return { id, form: 'legacy', body, sequences: new Map(), wantsReply: true };
}

let lastReplyId = 0;

function writeHeader(message: Buffer, responseTo: number, operation: number): void {
  lastReplyId = (lastReplyId + 1) & 0x7fffffff;
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(lastReplyId, 4);
  message.writeInt32LE(responseTo, 8);
  message.writeInt32LE(operation, 12);
}

/** Where the body of an OP_MSG stands that has one section. */
export const bodyAt = headerBytes + 5;

/** An OP_MSG with room for a body of so many bytes at {@link bodyAt}. */
export function replyWithRoom(responseTo: number, bodyBytes: number): Buffer {
  const message = Buffer.allocUnsafe(bodyAt + bodyBytes);
  writeHeader(message, responseTo, opMsg);
  message.writeUInt32LE(0, headerBytes);
  message.writeUInt8(0, headerBytes + 4);
  return message;
}

/** Encodes a reply as OP_MSG. */
export function encodeReply(responseTo: number, body: Buffer): Buffer {
  const message = replyWithRoom(responseTo, body.length);
  message.set(body, bodyAt);
  return message;
}

/** Whether a whole message is an OP_MSG of one body and nothing else. */
export function isPlainMessage(message: Buffer): boolean {
  return (
    message.readInt32LE(12) === opMsg &&
    message.readUInt32LE(headerBytes) === 0 &&
    message[headerBytes + 4] === 0 &&
    message.length === bodyAt + message.readInt32LE(bodyAt)
  );
}

/** Encodes the reply to a legacy handshake as OP_REPLY. */
export function encodeLegacyReply(responseTo: number, document: Document): Buffer {
  const body = encode(document);
  const awaitCapable = 8;
  const message = Buffer.alloc(headerBytes + 20 + body.length);
  writeHeader(message, responseTo, opReply);
  message.writeInt32LE(awaitCapable, headerBytes);
  message.writeInt32LE(1, headerBytes + 16);
  body.copy(message, headerBytes + 20);
  return message;
}

/** Encodes a request as OP_MSG, for the store's own small client. */
export function encodeRequest(id: number, document: Document): Buffer {
  const message = encodeReply(0, encode(document));
  message.writeInt32LE(id, 4);
  return message;
}
