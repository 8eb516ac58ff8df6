import { createHash } from 'node:crypto';
import path from 'node:path';
import { Isolated, ISOLATION_LIMITS } from '../isolation/isolated.js';
import type { ContainerCheck } from '../isolation/start-container.js';
import type { ShellRecord } from '../site/manifest.js';

/** Milliseconds that a slice may take to start in the check. */
const START_MS = 10_000;

/** What started, with its paths, in which surroundings: neither changes, so a process need not try it again for the next step. */
const started = new Map<string, readonly string[]>();

/** @returns the same for the same code in the same surroundings: the folder of a version is named by what it holds, wherever it lies */
const keyOf = ({ folder, ...surroundings }: ContainerCheck): string =>
  createHash('sha256')
    .update(JSON.stringify({ version: path.basename(folder), ...surroundings }))
    .digest('base64');

/** A slice starts, and what it exposes cannot be used. */
export class UnusableSlice extends Error {}

/** @returns the paths that the other process tells @throws Error that says why there are none */
function pathsIn(outcome: unknown): readonly string[] {
  const { paths, problem } = (outcome ?? {}) as Readonly<Record<'paths' | 'problem', unknown>>;
  if (typeof problem === 'string') throw new UnusableSlice(problem);
  if (Array.isArray(paths) && paths.every((each) => typeof each === 'string')) return paths;
  throw new Error('it does not tell its pages.');
}

/** @returns versions of what a shell shares, by request */
export const versionsOfShares = (shell: ShellRecord | null): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(shell?.provides ?? {}).map(([request, { version }]) => [request, version]));

/**
 * Starts a slice apart.
 * @returns the paths of its pages
 * @throws UnusableSlice, or another Error that says why it does not start
 */
export async function startedPaths(check: ContainerCheck): Promise<readonly string[]> {
  const key = keyOf(check);
  const known = started.get(key);
  if (known !== undefined) return known;
  const isolated = new Isolated({ ...ISOLATION_LIMITS, callMs: START_MS });
  try {
    const paths = pathsIn(await isolated.call('checkContainer', check));
    started.set(key, paths);
    return paths;
  } finally {
    isolated.end();
  }
}
