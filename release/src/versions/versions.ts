import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Deployable, DEPLOYABLES, folderOf, isSlice } from '../site/deployable.js';
import { latest, type Order, readHistory } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { whileWriting } from '../site/lock.js';
import { readDesignSystemPointer, readShellPointer } from '../site/pointer.js';
import { readMendedRegistry } from '../site/registry.js';
import { isVersion } from '../site/version.js';
import { promoteDesignSystem, publishDesignSystem, rollBackDesignSystem } from './design-system.js';
import { promoteShell, publishShell, rollBackShell } from './shell.js';
import { promoteSlice, publishSlice, rollBackSlice } from './slices.js';

/** A published version. */
export interface PublishedVersion {
  readonly version: string;
  readonly publishedAt: Date;
  readonly state: 'in service' | 'before that' | '';
}

/** What is in service of one deployable, and who put it there. */
export interface InService {
  readonly name: Deployable;
  readonly version: string | null;
  readonly previous: string | null;
  readonly since: string | null;
  readonly by: string | null;
}

function folderOfVersions(site: string, name: Deployable): string {
  const layout = siteLayout(site);
  if (name === 'shell') return layout.shellVersions;
  return name === 'design_system' ? layout.designSystemVersions : layout.sliceVersions(name);
}

async function pointerOf(
  site: string,
  name: Deployable,
): Promise<{ readonly version: string; readonly previous?: string | null } | null> {
  if (name === 'shell') return readShellPointer(site);
  if (name === 'design_system') return readDesignSystemPointer(site);
  return (await readMendedRegistry(site)).registry[name] ?? null;
}

/** Publishes a build. @returns its version @throws Error if the folder holds something else */
export async function publish(site: string, name: Deployable, folder: string): Promise<string> {
  if (name === 'shell') return publishShell(site, folder);
  if (name === 'design_system') return publishDesignSystem(site, folder);
  const published = await publishSlice(site, folder);
  if (published.name !== name) throw new Error(`${folder} holds ${folderOf(published.name)}, not ${folderOf(name)}.`);
  return published.version;
}

/** Puts a published version into service. @throws Error if it was not published or fails its smoke check */
export async function promote(site: string, name: Deployable, version: string, order: Order): Promise<void> {
  const known = (await versionsOf(site, name)).map((each) => each.version);
  if (!known.includes(version)) {
    const hint = known.length === 0 ? 'Nothing was published yet.' : `Published are: ${known.join(', ')}.`;
    throw new Error(`There is no version ${version} of ${folderOf(name)}. ${hint}`);
  }
  if (isSlice(name)) await promoteSlice(site, name, version, order);
  else if (name === 'shell') await promoteShell(site, version, order);
  else await promoteDesignSystem(site, version, order);
}

/** Goes back to the version before. @returns it @throws Error if there is none */
export async function rollBack(site: string, name: Deployable, order: Order): Promise<string> {
  if (isSlice(name)) await rollBackSlice(site, name, order);
  else if (name === 'shell') await rollBackShell(site, order);
  else await rollBackDesignSystem(site, order);
  return (await pointerOf(site, name))?.version ?? '';
}

/** @returns the published versions, newest first */
export async function versionsOf(site: string, name: Deployable): Promise<readonly PublishedVersion[]> {
  const folder = folderOfVersions(site, name);
  const names = (await readdir(folder).catch(() => [])).filter(isVersion);
  const pointer = await pointerOf(site, name);
  const versions = await Promise.all(
    names.map(async (version): Promise<PublishedVersion> => ({
      version,
      publishedAt: (await stat(path.join(folder, version))).mtime,
      state: version === pointer?.version ? 'in service' : version === pointer?.previous ? 'before that' : '',
    })),
  );
  return versions.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
}

/** @returns what is in service now, one line per deployable */
export async function inService(site: string): Promise<readonly InService[]> {
  const notes = latest(await readHistory(site));
  return Promise.all(
    DEPLOYABLES.map(async (name) => {
      const pointer = await pointerOf(site, name);
      const last = notes.get(name);
      // A pointer that was moved by hand has no note.
      const told = last?.version === pointer?.version ? last : undefined;
      return {
        name,
        version: pointer?.version ?? null,
        previous: pointer?.previous ?? null,
        since: told?.at ?? null,
        by: told?.by ?? null,
      };
    }),
  );
}

/**
 * Deletes old versions: the newest ones stay, and always what is in service and what was before that.
 * @param keep how many of the newest versions stay, at least 1
 * @returns what was deleted, by deployable
 */
export async function prune(site: string, keep: number): Promise<ReadonlyMap<Deployable, readonly string[]>> {
  const layout = siteLayout(site);
  return whileWriting(layout.lock, async () => {
    const deleted = new Map<Deployable, readonly string[]>();
    for (const name of DEPLOYABLES) {
      const old = (await versionsOf(site, name))
        .slice(keep)
        .filter(({ state }) => state === '')
        .map(({ version }) => version);
      for (const version of old)
        await rm(path.join(folderOfVersions(site, name), version), { recursive: true, force: true });
      if (old.length > 0) deleted.set(name, old);
    }
    const gone = new Set([...deleted.values()].flat());
    for (const pair of await readdir(layout.prerenderedPairs).catch(() => []))
      if (pair.split('-').some((version) => gone.has(version)))
        await rm(path.join(layout.prerenderedPairs, pair), { recursive: true, force: true });
    return deleted;
  });
}
