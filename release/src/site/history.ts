import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteEntry } from '@vela/contracts/remote';
import { writeAtomically } from './atomic.js';
import { type Deployable, isDeployable } from './deployable.js';
import { siteLayout } from './layout.js';
import { readIfThere } from './missing.js';
import type { RolloutStep } from './rollout.js';

/** Why a version came into service. `start` means the build that an instance started with. */
export type Cause = 'promote' | 'rollback' | 'start';

/** What happens to a version that some visitors get beside the one in service: it reaches a share of them, or none again. */
export type RolloutCause = 'rollout' | 'withdraw';

/** Who changes what is in service, and why. */
export interface Order {
  readonly by: string;
  readonly cause: Cause;
}

/** One change of what visitors get. */
export interface HistoryEntry {
  readonly by: string;
  readonly cause: Cause | RolloutCause;
  /** ISO time. */
  readonly at: string;
  readonly name: Deployable;
  readonly version: string;
  readonly previous: string | null;
  /** What the registry said of a slice from then on; the registry can be mended from it. */
  readonly entry?: RemoteEntry;
  /** How many of a hundred visitors get it from then on; of roll-outs only. */
  readonly share?: number;
  /** What the pointer said of a roll-out from then on; of the shell's only. */
  readonly step?: RolloutStep;
  /** Why it was withdrawn, in a sentence. */
  readonly why?: string;
}

function decoded(line: string): HistoryEntry | null {
  try {
    const entry = JSON.parse(line) as HistoryEntry;
    return isDeployable(entry.name) && typeof entry.version === 'string' && typeof entry.at === 'string' ? entry : null;
  } catch {
    return null;
  }
}

/** @returns every change, oldest first; lines that cannot be read are left out @throws Error where the file cannot be read */
export async function readHistory(site: string): Promise<readonly HistoryEntry[]> {
  const text = await readIfThere(siteLayout(site).history);
  return (text ?? '').split('\n').flatMap((line) => decoded(line) ?? []);
}

/** Notes a change before it is made, so that none is ever without its note. Only for who holds the lock. */
export async function note(site: string, entry: Omit<HistoryEntry, 'at'>): Promise<void> {
  const file = siteLayout(site).history;
  await mkdir(path.dirname(file), { recursive: true });
  const before = (await readIfThere(file)) ?? '';
  // A line that a crash cut short must not swallow this one.
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  const handle = await open(file, 'a');
  try {
    await handle.writeFile(`${gap}${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Puts what is known from elsewhere in the place of a history that is not there. Only for who holds the lock. */
export const writeHistory = (site: string, history: readonly HistoryEntry[]): Promise<void> =>
  writeAtomically(siteLayout(site).history, history.map((entry) => `${JSON.stringify(entry)}\n`).join(''));

const isOfService = ({ cause }: Pick<HistoryEntry, 'cause'>): boolean => cause !== 'rollout' && cause !== 'withdraw';

/** Whether a version was in service once. */
export const wasInService = (history: readonly HistoryEntry[], name: Deployable, version: string): boolean =>
  history.some((entry) => entry.name === name && entry.version === version && isOfService(entry));

/** @returns the last note of each deployable on what is in service */
export function latest(history: readonly HistoryEntry[]): ReadonlyMap<Deployable, HistoryEntry> {
  return new Map(history.filter(isOfService).map((entry) => [entry.name, entry]));
}

/**
 * Whether a version was rolled back, by somebody or by itself, and nobody has brought it in since: then no start and no
 * roll-out does.
 * @returns the note that tells of it, or null
 */
export function rolledBack(history: readonly HistoryEntry[], name: Deployable, version: string): HistoryEntry | null {
  const last = history.findLast(
    (entry) => entry.name === name && (entry.version === version || leavesBehind(entry, version)),
  );
  return last !== undefined && (last.cause === 'withdraw' || leavesBehind(last, version)) ? last : null;
}

const leavesBehind = ({ cause, previous }: HistoryEntry, version: string): boolean =>
  cause === 'rollback' && previous === version;

/**
 * The versions that a roll-back can go to. Going back takes a version out of this row until somebody promotes it again, so
 * going back twice never leads to what was gone back from.
 * @param current what is in service: a change that was noted and then cut short did not happen; null where nothing is
 * @returns them, the nearest first; what is in service is not among them
 */
export function earlierVersions(
  history: readonly HistoryEntry[],
  name: Deployable,
  current: string | null,
): readonly string[] {
  const row: string[] = [];
  /** What came after it did not happen either, or was gone back from. */
  const backTo = (version: string): void => {
    const reached = row.lastIndexOf(version);
    if (reached >= 0) row.length = reached + 1;
  };
  const ofService = history.filter((entry) => entry.name === name && isOfService(entry));
  for (const [index, { version, cause, previous }] of ofService.entries()) {
    // What follows begins where this began: it was noted and cut short. A way back that was would take away what is in service.
    const next = ofService[index + 1];
    const from = next === undefined ? current : next.previous;
    if (from === previous && from !== version) continue;
    if (previous === null) row.length = 0;
    else backTo(previous);
    if (cause === 'rollback' && row.includes(version)) backTo(version);
    else if (row.at(-1) !== version) row.push(version);
  }
  if (current !== null) backTo(current);
  return [...new Set(row.toReversed())].filter((version) => version !== current);
}

/** Milliseconds for which a tab may stay open on what it loaded. */
export const OPEN_TAB_MS = 24 * 60 * 60 * 1000;

/**
 * The versions that somebody was served after a time: an open tab goes on with what it loaded.
 * @param since milliseconds since 1970
 * @returns them, what is in service or rolled out now among them
 */
export function servedSince(history: readonly HistoryEntry[], name: Deployable, since: number): ReadonlySet<string> {
  const served = new Set<string | null>();
  let inService: string | null = null;
  let rollout: string | null = null;
  for (const { cause, version, previous, at } of history.filter((entry) => entry.name === name)) {
    // A time that cannot be read is taken for a recent one.
    if (!(Date.parse(at) < since)) for (const each of [inService, rollout, previous, version]) served.add(each);
    if (isOfService({ cause })) [inService, rollout] = [version, null];
    else rollout = cause === 'rollout' ? version : null;
  }
  return new Set([...served, inService, rollout].filter((version) => version !== null));
}
