import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { endianness } from 'node:os';
import path from 'node:path';
import { HOUR_MS } from '@vela/market/days';

/** Begins every file; the last part says in which order the bytes of a number lie. */
const MAGIC = `VELA matches ${endianness()}\n`;
const WORD = 4;
const DIGEST_BYTES = 32;
const LENGTH_BYTES = 4;
const START = MAGIC.length + LENGTH_BYTES;
/** Bytes of a checksum that are worked out before others have their turn. */
const TURN = 8 << 20;
/** What is being written carries it in its name, with the number of the process. */
const PART = '.part';
/** A file that is still being written after so long was left behind by a process that was killed. */
const LEFT_BEHIND_MS = HOUR_MS;

/** The file is not what was written. */
export class DamagedFile extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DamagedFile';
  }
}

const isMissing = (error: unknown): boolean => Reflect.get(Object(error), 'code') === 'ENOENT';

/** Spaces that have what comes behind a header begin at a multiple of four. */
const padding = (header: string): string => ' '.repeat((WORD - ((START + Buffer.byteLength(header)) % WORD)) % WORD);

async function forgetLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(PART)) continue;
    const file = path.join(folder, name);
    const written = await stat(file).catch(() => null);
    if (written !== null && Date.now() - written.mtimeMs > LEFT_BEHIND_MS) await rm(file, { force: true });
  }
}

/**
 * Writes a file that its owner alone can read, in the place of an earlier one: that one is there until all of the new is on the disk.
 * @param header what JSON can say
 * @param parts each is written before the next is asked for
 * @throws the file system's error; the earlier file stays
 */
export async function writeChecked(file: string, header: object, parts: Iterable<Uint8Array>): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await forgetLeftBehind(folder);
  const writing = `${file}.${process.pid}${PART}`;
  const handle = await open(writing, 'w', 0o600);
  try {
    const digest = createHash('sha256');
    const write = async (bytes: Uint8Array): Promise<void> => {
      digest.update(bytes);
      await handle.writeFile(bytes);
    };
    const json = JSON.stringify(header);
    const head = json + padding(json);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32LE(Buffer.byteLength(head));
    await write(Buffer.concat([Buffer.from(MAGIC), length, Buffer.from(head)]));
    for (const part of parts) await write(part);
    await handle.writeFile(digest.digest());
    await handle.sync();
    await handle.close();
    await rename(writing, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(writing, { force: true });
    throw error;
  }
}

async function digestOf(bytes: Uint8Array): Promise<Buffer> {
  const digest = createHash('sha256');
  for (let from = 0; from < bytes.length; from += TURN) {
    digest.update(bytes.subarray(from, from + TURN));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return digest.digest();
}

/**
 * @returns what `writeChecked` wrote, the parts in one piece that begins at a multiple of four; null where there is no file
 * @throws DamagedFile if the file is anything else, or the file system's error
 */
export async function readChecked(file: string): Promise<{ header: unknown; body: Uint8Array } | null> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  if (bytes.byteOffset % WORD !== 0) bytes = Buffer.from(new Uint8Array(bytes).buffer);
  if (bytes.length < START + DIGEST_BYTES || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new DamagedFile('It does not begin as it should.');
  const content = bytes.subarray(0, bytes.length - DIGEST_BYTES);
  if (!(await digestOf(content)).equals(bytes.subarray(content.length)))
    throw new DamagedFile('Its checksum is another.');
  const bodyAt = START + bytes.readUInt32LE(MAGIC.length);
  return { header: JSON.parse(bytes.toString('utf8', START, bodyAt)), body: content.subarray(bodyAt) };
}

/** @returns whether there was a file */
export async function forget(file: string): Promise<boolean> {
  try {
    await rm(file);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
