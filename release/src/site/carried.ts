import { satisfies } from 'semver';
import type { Provision, Requirement, ShellRecord } from './manifest.js';

/** @returns whether a shell gives a module in a version that is accepted */
export const fits = (provision: Provision | undefined, range: string): boolean =>
  provision !== undefined && satisfies(provision.version, range);

/**
 * @returns whether a slice runs with a copy of its own of what it asks for, because the shell has none that fits. The browser
 *   decides by the same two facts, version and range.
 */
export const isCarried = (
  { carried, request, range }: Requirement,
  { provides }: Pick<ShellRecord, 'provides'>,
): boolean => carried && !fits(provides[request], range);
