import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRemoteRegistry, type RemoteRegistry } from '@vela/contracts/remote';
import type { SliceName } from '@vela/contracts/routes';
import { copyAtomically, writeAtomically } from './atomic.js';
import { readSliceRecord } from './build-record.js';
import { siteLayout } from './layout.js';
import { integrityOf, isVersion, versionOf } from './version.js';
import { whileWriting } from './writing.js';

/** @returns which version of each slice is in service; empty where nothing was promoted yet */
export async function readRegistry(site: string): Promise<RemoteRegistry> {
  const text = await readFile(siteLayout(site).registry, 'utf8').catch(() => '{}');
  return readRemoteRegistry(JSON.parse(text)).registry;
}

/**
 * Puts a build beside the versions that are there already; nobody is served it until it is promoted.
 * @param folder a slice's `dist`
 * @returns the slice and its new version; publishing the same build again changes nothing
 */
export async function publishSlice(site: string, folder: string): Promise<{ name: SliceName; version: string }> {
  const { name } = await readSliceRecord(folder);
  const version = await versionOf(folder);
  await copyAtomically(folder, siteLayout(site).slice(name, version));
  return { name, version };
}

/** @returns the published versions of a slice */
export async function publishedVersions(site: string, name: SliceName): Promise<readonly string[]> {
  const names = await readdir(siteLayout(site).sliceVersions(name)).catch(() => []);
  return names.filter(isVersion);
}

/**
 * Puts a published version into service by moving the registry's pointer. Open tabs go on with what they loaded.
 * @throws Error if the version was not published
 */
export async function promoteSlice(site: string, name: SliceName, version: string): Promise<RemoteRegistry> {
  const layout = siteLayout(site);
  const folder = layout.slice(name, version);
  const { contract, entry } = await readSliceRecord(folder);
  const integrity = await integrityOf(path.join(folder, entry));
  return whileWriting(layout.lock, async () => {
    const registry = await readRegistry(site);
    const current = registry[name];
    if (current?.version === version) return registry;
    const address = `/remotes/${name}/${version}/${entry}`;
    const next = { ...registry, [name]: { version, entry: address, integrity, contract, previous: current?.version ?? null } };
    await writeAtomically(layout.registry, `${JSON.stringify(next, null, 2)}\n`);
    return next;
  });
}

/**
 * Goes back to the version that was in service before.
 * @throws Error if there is none
 */
export async function rollBackSlice(site: string, name: SliceName): Promise<RemoteRegistry> {
  const previous = (await readRegistry(site))[name]?.previous;
  if (!previous) throw new Error(`${name} has no earlier version to go back to.`);
  return promoteSlice(site, name, previous);
}
