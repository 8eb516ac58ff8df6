import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type SliceName, SLICES } from '@vela/contracts/routes';
import { BUILD_RECORD } from './layout.js';

/** What a slice's build says of itself. */
export interface SliceRecord {
  readonly name: SliceName;
  readonly contract: number;
  /** File name of the container. */
  readonly entry: string;
  /** Scripts that are needed right after the entry. */
  readonly preload: readonly string[];
}

/** What the shell's build says of itself. */
export interface ShellRecord {
  readonly name: 'shell';
  /** Scripts of the first page, in order. */
  readonly scripts: readonly string[];
  /** Font files that every page needs. */
  readonly fonts: readonly string[];
  /** Agreement that it keeps with the slices. */
  readonly contract: number;
  /** What it shares with the slices: versions by request. */
  readonly provides: Readonly<Record<string, string>>;
}

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isTextRecord = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((item) => typeof item === 'string');

async function readRecord(folder: string): Promise<Readonly<Record<string, unknown>>> {
  const file = path.join(folder, BUILD_RECORD);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${folder} holds no build: ${BUILD_RECORD} is missing. Build it first.`);
  });
  const record: unknown = JSON.parse(text);
  if (typeof record !== 'object' || record === null) throw new Error(`${file} is not an object.`);
  return { ...record };
}

/** @throws Error if the folder holds no slice's build */
export async function readSliceRecord(folder: string): Promise<SliceRecord> {
  const { name, contract, entry, preload } = await readRecord(folder);
  const slice = SLICES.find((known) => known === name);
  if (slice === undefined || typeof contract !== 'number' || typeof entry !== 'string' || !isTextList(preload))
    throw new Error(`${folder} does not hold the build of a slice.`);
  return { name: slice, contract, entry, preload };
}

/** @throws Error if the folder does not hold the shell's build */
export async function readShellRecord(folder: string): Promise<ShellRecord> {
  const { name, scripts, fonts, contract, provides } = await readRecord(folder);
  if (
    name !== 'shell' ||
    !isTextList(scripts) ||
    !isTextList(fonts) ||
    typeof contract !== 'number' ||
    !isTextRecord(provides)
  )
    throw new Error(`${folder} does not hold the build of the shell.`);
  return { name, scripts, fonts, contract, provides };
}
