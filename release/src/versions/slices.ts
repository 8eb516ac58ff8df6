import path from 'node:path';
import type { RemoteRegistry } from '@vela/contracts/remote';
import type { SliceName } from '@vela/contracts/routes';
import { smokeCheckSlice } from '../checks/smoke-check.js';
import { preparePages } from '../pages/prepare.js';
import { copyAtomically, writeAtomically } from '../site/atomic.js';
import { readShellRecord, readSliceRecord, type ShellRecord } from '../site/build-record.js';
import { note, type Order } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { whileWriting } from '../site/lock.js';
import { readShellPointer } from '../site/pointer.js';
import { readMendedRegistry } from '../site/registry.js';
import { integrityOf, versionOf } from '../site/version.js';

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

async function shellInService(site: string): Promise<ShellRecord | null> {
  const pointer = await readShellPointer(site);
  return pointer === null ? null : readShellRecord(siteLayout(site).shell(pointer.version));
}

/**
 * Puts a published version into service by moving the registry's pointer. Open tabs go on with what they loaded. A
 * registry that was damaged is mended from the history.
 * @throws Error if the version was not published, or fails its smoke check; what is in service stays then
 */
export async function promoteSlice(
  site: string,
  name: SliceName,
  version: string,
  order: Order,
): Promise<RemoteRegistry> {
  const layout = siteLayout(site);
  const folder = layout.slice(name, version);
  const { contract, entry } = await readSliceRecord(folder);
  await smokeCheckSlice(folder, name, version, await shellInService(site));
  const integrity = await integrityOf(path.join(folder, entry));
  return whileWriting(layout.lock, async () => {
    const { registry, problems } = await readMendedRegistry(site);
    const current = registry[name];
    if (current?.version === version && problems.length === 0) return registry;
    const previous = current?.version === version ? (current.previous ?? null) : (current?.version ?? null);
    const promoted = { version, entry: `/remotes/${name}/${version}/${entry}`, integrity, contract, previous };
    const shell = await readShellPointer(site);
    if (name === 'mf_public' && shell !== null) await preparePages(site, shell.version, version);
    await note(site, { ...order, name, version, previous, entry: promoted });
    const next = { ...registry, [name]: promoted };
    await writeAtomically(layout.registry, `${JSON.stringify(next, null, 2)}\n`);
    return next;
  });
}
