import { type Deployable } from '../site/deployable.js';
import { siteLayout } from '../site/layout.js';
import { readDesignSystemPointer, readShellPointer } from '../site/pointer.js';
import { readMendedRegistry } from '../site/registry.js';
import type { RolloutStep } from '../site/rollout.js';

/** What is in service of one deployable. */
export interface Current {
  readonly version: string;
  readonly previous?: string | null;
  /** What some visitors get in its place. */
  readonly rollout?: RolloutStep;
}

/** @returns where the versions of a deployable lie */
export function folderOfVersions(site: string, name: Deployable): string {
  const layout = siteLayout(site);
  if (name === 'shell') return layout.shellVersions;
  return name === 'design_system' ? layout.designSystemVersions : layout.sliceVersions(name);
}

/** @returns what is in service, null where nothing is */
export async function currentOf(site: string, name: Deployable): Promise<Current | null> {
  if (name === 'shell') return readShellPointer(site);
  if (name === 'design_system') return readDesignSystemPointer(site);
  return (await readMendedRegistry(site)).registry[name] ?? null;
}
