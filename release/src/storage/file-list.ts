import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOfBuild, isBuildPath } from '../site/build-files.js';
import { type Deployable, isDeployable } from '../site/deployable.js';
import { isVersion, versionOf } from '../site/version.js';

/** Largest file of a build. */
export const LARGEST_FILE_BYTES = 16 * 1024 * 1024;
/** Largest build, and most files of one: several times what the shell is made of. */
const LARGEST_BUILD_BYTES = 128 * 1024 * 1024;
const MOST_FILES = 2000;

/** One file of a build, by its content. */
export interface ListedFile {
  /** Below the build's folder, with slashes. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 of its content, in hexadecimal digits. */
  readonly sha256: string;
}

/** Everything that a version consists of. A team signs it, so nothing of the version can be changed on the way. */
export interface FileList {
  readonly name: Deployable;
  readonly version: string;
  /** What it was built of, in its team's repository; null where that was no commit, or nobody said. */
  readonly commit: string | null;
  readonly files: readonly ListedFile[];
}

/** A list as its team signed it: the very text, and the signature. */
export interface SignedFileList {
  readonly list: string;
  readonly signature: string;
}

const SHA256 = /^[0-9a-f]{64}$/;
const COMMIT = /^[0-9a-f]{40,64}$/;

export const isSha256 = (text: string): boolean => SHA256.test(text);

export const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** @returns what a build's folder consists of @param name what it is a build of @param commit what it was built of */
export async function listFiles(folder: string, name: Deployable, commit: string | null = null): Promise<FileList> {
  const files = await filesOfBuild(folder);
  const version = await versionOf(folder, files);
  const listed: ListedFile[] = [];
  for (const file of files) {
    const content = await readFile(path.join(folder, file));
    listed.push({ path: file, bytes: content.length, sha256: sha256Of(content) });
  }
  return { name, version, commit, files: listed };
}

function readFileEntry(value: unknown): ListedFile {
  const { path: file, bytes, sha256 } = (value ?? {}) as Readonly<Record<keyof ListedFile, unknown>>;
  if (!isBuildPath(file)) throw new Error(`${JSON.stringify(file)} is no path of a file in a build.`);
  if (typeof bytes !== 'number' || !Number.isSafeInteger(bytes) || bytes < 0 || bytes > LARGEST_FILE_BYTES)
    throw new Error(`${file} is larger than ${LARGEST_FILE_BYTES / 1024 / 1024} MB.`);
  if (typeof sha256 !== 'string' || !isSha256(sha256)) throw new Error(`${file} has no SHA-256.`);
  return { path: file, bytes, sha256 };
}

/** Reads a list that somebody sent. @throws Error with a sentence that says what is wrong with it */
export function readFileList(text: string): FileList {
  const body: unknown = JSON.parse(text);
  const { name, version, commit, files } = (body ?? {}) as Readonly<Record<keyof FileList, unknown>>;
  if (!isDeployable(name)) throw new Error('The list does not say of what it is.');
  if (typeof version !== 'string' || !isVersion(version)) throw new Error('The list names no version.');
  if (commit != null && (typeof commit !== 'string' || !COMMIT.test(commit)))
    throw new Error('The list names no commit.');
  if (!Array.isArray(files) || files.length === 0 || files.length > MOST_FILES)
    throw new Error(`A build has between 1 and ${MOST_FILES} files.`);
  const listed = files.map(readFileEntry);
  if (listed.reduce((sum, { bytes }) => sum + bytes, 0) > LARGEST_BUILD_BYTES)
    throw new Error(`A build is at most ${LARGEST_BUILD_BYTES / 1024 / 1024} MB.`);
  // Some file systems know no capitals: two files would become one.
  if (new Set(listed.map((each) => each.path.toLowerCase())).size !== listed.length)
    throw new Error('The list names a file twice.');
  return { name, version, commit: commit ?? null, files: listed };
}
