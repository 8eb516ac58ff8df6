import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { saltBytes } from './checkpoint.js';

/** The files of a journal in a data folder: one is written while the other waits until it is not needed any more. */
export const journalFiles = ['journal-0', 'journal-1'] as const;

/** A record that was written, or removed where there is no value. */
export interface RecordChange {
  readonly key: Buffer;
  readonly value: Buffer | undefined;
}

/** Of each file, written in advance: to write over what is there already takes one wait for the disk, and no room. */
const fileBytes = 1 << 20;
const header = { length: 0, checksum: 4, sequence: 8, salt: 14, bytes: 14 + saltBytes } as const;
const removed = 0xffffffff;
const changeBytes = 6;

/** Bytes of an entry of the journal. */
function sizeOf(changes: readonly RecordChange[]): number {
  return changes.reduce(
    (total, { key, value }) => total + changeBytes + key.length + (value?.length ?? 0),
    header.bytes,
  );
}

function decodeChanges(content: Buffer): RecordChange[] {
  const changes: RecordChange[] = [];
  for (let at = 0; at < content.length;) {
    const keyLength = content.readUInt16LE(at);
    const valueLength = content.readUInt32LE(at + 2);
    const keyAt = at + changeBytes;
    const valueAt = keyAt + keyLength;
    at = valueAt + (valueLength === removed ? 0 : valueLength);
    const value = valueLength === removed ? undefined : content.subarray(valueAt, at);
    changes.push({ key: content.subarray(keyAt, valueAt), value });
  }
  return changes;
}

/** The entries at the start of a file that belong to a run of the store and follow each other. */
function readFile(file: string, salt: Buffer): Map<number, RecordChange[]> {
  const raw = readFileSync(file);
  const entries = new Map<number, RecordChange[]>();
  let last: number | undefined;
  for (let at = 0; at + header.bytes <= raw.length;) {
    const length = raw.readUInt32LE(at + header.length);
    if (length < header.bytes || at + length > raw.length) break;
    const entry = raw.subarray(at, at + length);
    const sequence = entry.readUIntLE(header.sequence, 6);
    const isOwn = salt.equals(entry.subarray(header.salt, header.bytes)) && (last ?? sequence - 1) === sequence - 1;
    if (!isOwn || entry.readUInt32LE(header.checksum) !== crc32(entry.subarray(header.sequence))) break;
    entries.set(sequence, decodeChanges(entry.subarray(header.bytes)));
    last = sequence;
    at += length;
  }
  return entries;
}

/**
 * What was written after a checkpoint, in its order.
 *
 * @param after how many entries are part of the checkpoint
 * @returns undefined when a file of the journal is missing
 */
export function readJournal(folder: string, salt: Buffer, after: number): RecordChange[] | undefined {
  const files = journalFiles.map((name) => path.join(folder, name));
  if (!files.every((file) => existsSync(file))) return undefined;
  const entries = new Map(files.flatMap((file) => [...readFile(file, salt)]));
  const changes: RecordChange[] = [];
  for (let sequence = after + 1; ; sequence += 1) {
    const entry = entries.get(sequence);
    if (entry === undefined) return changes;
    for (const change of entry) changes.push(change);
  }
}

/** The journal of a store at work. Each entry is on the disk when it has been appended. */
export class Journal {
  readonly #handles: readonly number[];
  readonly #salt: Buffer;
  readonly #buffer = Buffer.allocUnsafe(fileBytes);
  #active = 0;
  #position = 0;
  #lastLength = 0;
  /** Entries appended in this run. */
  sequence = 0;

  /**
   * Opens the files of a folder and makes them as long as they shall be.
   *
   * @throws an error of the system when there is no room for them
   */
  constructor(folder: string, salt: Buffer) {
    this.#salt = salt;
    const handles: number[] = [];
    try {
      for (const name of journalFiles) {
        const handle = openSync(
          path.join(folder, name),
          constants.O_RDWR | constants.O_CREAT | constants.O_DSYNC,
          0o600,
        );
        handles.push(handle);
        fillUp(handle);
      }
      syncFolder(folder);
    } catch (error) {
      for (const handle of handles) closeSync(handle);
      throw error;
    }
    this.#handles = handles;
  }

  /** How full the file is that is written, from 0 to 1. */
  get fullness(): number {
    return this.#position / fileBytes;
  }

  hasRoomFor(changes: readonly RecordChange[]): boolean {
    return this.#position + sizeOf(changes) <= fileBytes;
  }

  /**
   * Appends an entry; it is on the disk when this returns.
   *
   * @throws an error of the system; the entry does not count then
   */
  append(changes: readonly RecordChange[]): void {
    const length = this.#encode(changes);
    try {
      this.#write(length);
    } catch (error) {
      this.#erase();
      throw error;
    }
    this.#position += length;
    this.#lastLength = length;
    this.sequence += 1;
  }

  #encode(changes: readonly RecordChange[]): number {
    const buffer = this.#buffer;
    let at: number = header.bytes;
    for (const { key, value } of changes) {
      at = buffer.writeUInt16LE(key.length, at);
      at = buffer.writeUInt32LE(value === undefined ? removed : value.length, at);
      buffer.set(key, at);
      at += key.length;
      if (value === undefined) continue;
      buffer.set(value, at);
      at += value.length;
    }
    buffer.writeUInt32LE(at, header.length);
    buffer.writeUIntLE(this.sequence + 1, header.sequence, 6);
    buffer.set(this.#salt, header.salt);
    buffer.writeUInt32LE(crc32(buffer.subarray(header.sequence, at)), header.checksum);
    return at;
  }

  #write(length: number): void {
    for (let at = 0; at < length;) at += writeSync(this.#handle(), this.#buffer, at, length - at, this.#position + at);
  }

  #handle(): number {
    const handle = this.#handles[this.#active];
    if (handle === undefined) throw new Error('the journal is closed');
    return handle;
  }

  /**
   * Makes the latest entry count no more.
   *
   * @throws an error of the system when that cannot be written; the entry may count after a restart then
   */
  rollBack(): void {
    this.#position -= this.#lastLength;
    this.#lastLength = 0;
    this.sequence -= 1;
    this.#erase();
  }

  /** What stands where the next entry goes is none. */
  #erase(): void {
    const zeros = Buffer.alloc(header.bytes);
    writeSync(this.#handle(), zeros, 0, zeros.length, this.#position);
  }

  /** Goes on in the other file, from its beginning. */
  change(): void {
    this.#active = 1 - this.#active;
    this.#position = 0;
    this.#lastLength = 0;
  }

  close(): void {
    for (const handle of this.#handles) closeSync(handle);
  }
}

function fillUp(handle: number): void {
  const { size } = fstatSync(handle);
  if (size >= fileBytes) return;
  const zeros = Buffer.alloc(fileBytes - size);
  try {
    for (let at = 0; at < zeros.length;) at += writeSync(handle, zeros, at, zeros.length - at, size + at);
    fsyncSync(handle);
  } catch (error) {
    ftruncateSync(handle, size);
    throw error;
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
