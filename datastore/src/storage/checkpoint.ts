import { fdatasyncSync, readSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/*
 * Where a data file stands with its journal is written into the file itself, into room that LMDB leaves in its two first
 * pages: in turns, so that one is whole whatever happens while the other is written.
 */

const pageBytes = 4096;
/** LMDB's description of one state of its file, behind a page's header (`MDB_meta` in `liblmdb/mdb.c`). */
const meta = { at: 24, bytes: 144, magic: 0xbeefc0de, transaction: 128 } as const;
/** Each is written twice, into sectors of their own: of what is cut off while it is written, one is whole. LMDB may use the page's middle. */
const slot = { at: [1024, 3072], bytes: 176, magic: 0x56_4a_30_31 } as const;
const field = { magic: 0, checksum: 4, generation: 8, open: 14, salt: 16, sequence: 24, meta: 32 } as const;

/** Bytes of what tells one run's records in the journal from another's. */
export const saltBytes = 8;

/** A state of the data file that is on the disk as a whole. */
export interface Checkpoint {
  /** The latest is the one that counts. */
  readonly generation: number;
  /** Whether the store is at work: what came after this state is in the journal, and in the file perhaps by halves. */
  readonly open: boolean;
  readonly salt: Buffer;
  /** How many records of the journal are part of this state. */
  readonly sequence: number;
  /** LMDB's description of this state. */
  readonly meta: Buffer;
}

function decodeCheckpoint(raw: Buffer): Checkpoint | undefined {
  if (raw.readUInt32LE(field.magic) !== slot.magic) return undefined;
  if (raw.readUInt32LE(field.checksum) !== crc32(raw.subarray(field.generation))) return undefined;
  return {
    generation: raw.readUIntLE(field.generation, 6),
    open: raw[field.open] === 1,
    salt: raw.subarray(field.salt, field.salt + saltBytes),
    sequence: raw.readUIntLE(field.sequence, 6),
    meta: raw.subarray(field.meta),
  };
}

function readBytes(handle: number, length: number, at: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(handle, bytes, 0, length, at);
  return bytes;
}

function later(left: Checkpoint | undefined, right: Checkpoint | undefined): Checkpoint | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return left.generation > right.generation ? left : right;
}

function readSlot(handle: number, page: number): Checkpoint | undefined {
  const copies = slot.at.map((at) => readBytes(handle, slot.bytes, page * pageBytes + at));
  const [found] = copies.map(decodeCheckpoint).sort((left, right) => (later(left, right) === left ? -1 : 1));
  if (found === undefined && copies.some((copy) => copy.some((byte) => byte !== 0)))
    throw new Error(`page ${page} does not say where the file stands`);
  return found;
}

/**
 * The latest checkpoint of a data file; undefined for one that never had a journal.
 *
 * @throws Error when what says so is damaged
 */
export function readCheckpoint(handle: number): Checkpoint | undefined {
  return later(readSlot(handle, 0), readSlot(handle, 1));
}

/** Writes a checkpoint; it counts when it is on the disk. */
export function writeCheckpoint(handle: number, checkpoint: Checkpoint): void {
  const raw = Buffer.alloc(slot.bytes);
  raw.writeUInt32LE(slot.magic, field.magic);
  raw.writeUIntLE(checkpoint.generation, field.generation, 6);
  raw.writeUInt8(checkpoint.open ? 1 : 0, field.open);
  raw.set(checkpoint.salt, field.salt);
  raw.writeUIntLE(checkpoint.sequence, field.sequence, 6);
  raw.set(checkpoint.meta, field.meta);
  raw.writeUInt32LE(crc32(raw.subarray(field.generation)), field.checksum);
  for (const at of slot.at) writeSync(handle, raw, 0, raw.length, (checkpoint.generation % 2) * pageBytes + at);
}

function transactionOf(description: Buffer): bigint {
  return description.readBigUInt64LE(meta.transaction);
}

/** LMDB's description of the latest state of its file. */
export function readMeta(handle: number): Buffer {
  const [first, second] = [0, 1].map((page) => readBytes(handle, meta.bytes, page * pageBytes + meta.at));
  if (first?.readUInt32LE(0) !== meta.magic || second?.readUInt32LE(0) !== meta.magic)
    throw new Error('the first pages are none of LMDB’s');
  return transactionOf(first) > transactionOf(second) ? first : second;
}

/** Makes a state that is in the file the latest one again. */
export function restoreMeta(handle: number, description: Buffer): void {
  const transaction = transactionOf(description);
  for (const page of [0n, 1n]) {
    const own = Buffer.from(description);
    const isLatest = page === transaction % 2n;
    own.writeBigUInt64LE(isLatest || transaction === 0n ? transaction : transaction - 1n, meta.transaction);
    writeSync(handle, own, 0, own.length, Number(page) * pageBytes + meta.at);
  }
  fdatasyncSync(handle);
}
