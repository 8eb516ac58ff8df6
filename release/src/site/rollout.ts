import { createHmac, randomInt } from 'node:crypto';
import type { RemoteEntry, RemoteRegistry } from '@vela/contracts/remote';
import { type SliceName, slicesIn } from '@vela/contracts/routes';
import type { Deployable } from './deployable.js';
import { isVersion } from './version.js';

/** What is rolled out by share. */
export type RolledOut = SliceName | 'shell';

/** How far a version has come that some visitors get in place of what is in service. */
export interface RolloutStep {
  readonly version: string;
  /** How many of a hundred visitors get it, 1 to 99. */
  readonly share: number;
  /** Decides together with a visitor's number who they are; it is never told to a browser. */
  readonly salt: string;
  /** ISO time of its first step. */
  readonly since: string;
}

/** A version of a slice that some visitors get. */
export interface Rollout extends RemoteEntry, RolloutStep {}

/** What the registry on disk says of a slice. */
export interface SiteEntry extends RemoteEntry {
  readonly rollout?: Rollout;
}

export type SiteRegistry = Readonly<Partial<Record<SliceName, SiteEntry>>>;

/** Visitors have one of so many numbers: enough for shares to be exact, too few to tell one visitor from all others. */
const VISITOR_NUMBERS = 65_536;
const HUNDRED = 100;
/** The share that is the last step of a roll-out. */
export const EVERYBODY = HUNDRED;
const UINT32 = 2 ** 32;

/** @returns a number for a new visitor */
export const newVisitor = (): number => randomInt(VISITOR_NUMBERS);

/** @returns a visitor's number as a cookie holds it, or null where it is none */
export function readVisitor(text: string | undefined): number | null {
  const number = text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : VISITOR_NUMBERS;
  return number < VISITOR_NUMBERS ? number : null;
}

/** Whether a visitor gets what is rolled out. Who gets it at one share gets it at each larger one. */
export const isReached = ({ salt, share }: Pick<Rollout, 'salt' | 'share'>, visitor: number): boolean =>
  createHmac('sha256', salt).update(String(visitor)).digest().readUInt32BE() < (share / HUNDRED) * UINT32;

/** @returns a share that can be rolled out to, or null @param text whole number of a hundred, with or without its sign */
export function readShare(text: string): number | null {
  const share = /^\d{1,3} ?%?$/.test(text) ? Number.parseInt(text, 10) : 0;
  return share >= 1 && share <= HUNDRED ? share : null;
}

/** @throws Error where a part cannot be brought to some visitors alone @param share null where none is said */
export function requireShareable(name: Deployable, share: number | null): void {
  if (name === 'design_system' && share !== null && share !== EVERYBODY)
    throw new Error('Slices and the shell can be rolled out by share; design-system is for everybody or nobody.');
}

function entryFor({ rollout, ...inService }: SiteEntry, visitor: number | null): RemoteEntry {
  if (rollout === undefined || visitor === null || !isReached(rollout, visitor)) return inService;
  const { share: _share, salt: _salt, since: _since, ...entry } = rollout;
  return entry;
}

/** @returns the registry as a visitor gets it; null is somebody without a number, who gets what is in service */
export const registryFor = (registry: SiteRegistry, visitor: number | null): RemoteRegistry =>
  Object.fromEntries(
    slicesIn(registry).flatMap((name) => {
      const entry = registry[name];
      return entry === undefined ? [] : [[name, entryFor(entry, visitor)]];
    }),
  );

/** Whether visitors may get different versions. */
export const hasRollout = (registry: SiteRegistry): boolean =>
  Object.values(registry).some((entry) => entry?.rollout !== undefined);

/** @returns the step that a decoded value tells; null where it tells none that can be read */
export function readRolloutStep(value: unknown): RolloutStep | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, share, salt, since } = value as Readonly<Record<keyof RolloutStep, unknown>>;
  if (typeof version !== 'string' || !isVersion(version)) return null;
  if (typeof share !== 'number' || !Number.isInteger(share) || share < 1 || share >= HUNDRED) return null;
  if (typeof salt !== 'string' || salt === '' || typeof since !== 'string') return null;
  return { version, share, salt, since };
}

/** @returns the roll-out that a decoded entry holds, unchecked as to where its files lie; null where it holds none that can be read */
export function readRollout(value: unknown, entry: RemoteEntry | undefined): Rollout | null {
  const step = readRolloutStep(value);
  return step === null || entry === undefined ? null : { ...entry, ...step };
}
