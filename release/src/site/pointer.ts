import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from './atomic.js';
import { latest, readHistory } from './history.js';
import { siteLayout } from './layout.js';
import { readIfThere } from './missing.js';
import { isReached, readRolloutStep, type RolloutStep } from './rollout.js';
import { isVersion } from './version.js';

/** Which build of something that has one address is in service. */
export interface Pointer {
  readonly version: string;
  readonly previous: string | null;
  /** What some visitors get in its place. */
  readonly rollout?: RolloutStep;
}

/** What has a pointer of its own; slices share the registry. */
export type PointerName = 'shell' | 'design_system';

/** A pointer as it stands on disk. */
export interface PointerReading {
  /** Null before the first promotion, and where the file cannot be used. */
  readonly pointer: Pointer | null;
  /** Why the file cannot be used, in a sentence; null when all is well. */
  readonly problem: string | null;
}

const fileOf = (site: string, name: PointerName): string =>
  name === 'shell' ? siteLayout(site).shellPointer : siteLayout(site).designSystemPointer;

function decode(text: string): Pointer | null {
  try {
    const { version, previous, rollout } = JSON.parse(text) as Partial<Record<keyof Pointer, unknown>>;
    if (typeof version !== 'string' || !isVersion(version)) return null;
    const pointer = { version, previous: typeof previous === 'string' ? previous : null };
    // A roll-out that cannot be read reaches nobody.
    const step = readRolloutStep(rollout);
    return step === null || step.version === version ? pointer : { ...pointer, rollout: step };
  } catch {
    return null;
  }
}

/** @returns what the last promotion pointed to, and what is rolled out since, as the history tells it */
async function lastPromoted(site: string, name: PointerName): Promise<Pointer | null> {
  const history = await readHistory(site);
  const last = latest(history).get(name);
  if (last === undefined) return null;
  const pointer = { version: last.version, previous: last.previous };
  const newest = history.findLast((entry) => entry.name === name);
  const step = newest?.cause === 'rollout' ? readRolloutStep(newest.step) : null;
  return step === null ? pointer : { ...pointer, rollout: step };
}

async function readFromDisk(site: string, name: PointerName): Promise<PointerReading> {
  const file = fileOf(site, name);
  const text = await readIfThere(file).catch(() => undefined);
  if (text === undefined) return { pointer: null, problem: `${path.basename(file)} cannot be read.` };
  const pointer = text === null ? null : decode(text);
  if (pointer !== null) return { pointer, problem: null };
  if (text !== null) return { pointer, problem: `${path.basename(file)} names no version.` };
  const isGone = (await lastPromoted(site, name)) !== null;
  return { pointer, problem: isGone ? `${path.basename(file)} is gone.` : null };
}

/** @returns what is in service, from the history where the file cannot be used, and what is wrong with the file */
export async function readMendedPointer(site: string, name: PointerName): Promise<PointerReading> {
  const { pointer, problem } = await readFromDisk(site, name);
  return { pointer: problem === null ? pointer : await lastPromoted(site, name), problem };
}

const textOf = (pointer: Pointer): string => `${JSON.stringify(pointer, null, 2)}\n`;

/** Moves a pointer. Only for who holds the lock. */
export const writePointer = (site: string, name: PointerName, pointer: Pointer): Promise<void> =>
  writeAtomically(fileOf(site, name), textOf(pointer));

/** @returns whether the file says just this */
export const isPointerWritten = async (site: string, name: PointerName, pointer: Pointer): Promise<boolean> =>
  (await readFile(fileOf(site, name), 'utf8').catch(() => null)) === textOf(pointer);

/** @returns the version that a visitor gets; null is somebody without a number, who gets what is in service */
export const versionFor = ({ version, rollout }: Pointer, visitor: number | null): string =>
  rollout !== undefined && visitor !== null && isReached(rollout, visitor) ? rollout.version : version;

/** @returns the shell in service, or null before the first promotion */
export const readShellPointer = async (site: string): Promise<Pointer | null> =>
  (await readMendedPointer(site, 'shell')).pointer;

/** @returns the build of the design system's pages in service, or null while there is none */
export const readDesignSystemPointer = async (site: string): Promise<Pointer | null> =>
  (await readMendedPointer(site, 'design_system')).pointer;

/** A pointer as a gateway serves it: a file that is damaged or gone takes nothing out of service, and is told once. */
export class ServedPointer {
  readonly #site: string;
  readonly #name: PointerName;
  readonly #tell: (problem: string) => void;
  #lastGood: Pointer | null = null;
  #told: string | null = null;

  /** @param tell hears each problem when it appears */
  constructor(site: string, name: PointerName, tell: (problem: string) => void) {
    this.#site = site;
    this.#name = name;
    this.#tell = tell;
  }

  /** @returns what is in service, or null before the first promotion */
  async read(): Promise<Pointer | null> {
    const { pointer, problem } = await readFromDisk(this.#site, this.#name);
    if (problem !== null && problem !== this.#told) this.#tell(`${problem} What was in service before stays.`);
    this.#told = problem;
    // Without its file and its history nothing says that there ever was one, except who saw it.
    if (pointer === null) return this.#lastGood ?? lastPromoted(this.#site, this.#name);
    this.#lastGood = pointer;
    return pointer;
  }
}
