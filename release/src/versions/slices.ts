import type { RemoteEntry } from '@vela/contracts/remote';
import type { SliceName } from '@vela/contracts/routes';
import { smokeCheckSlice } from '../checks/smoke-check.js';
import { preparePages, requirePages } from '../pages/prepare.js';
import { copyAtomically } from '../site/atomic.js';
import { filesOfBuild } from '../site/build-files.js';
import { entryOf } from '../site/entry.js';
import { type Cause, note, type Order } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { whileWriting } from '../site/lock.js';
import { readShellRecord, readSliceRecord, type ShellRecord } from '../site/manifest.js';
import { readShellPointer } from '../site/pointer.js';
import { readMendedRegistry, writeRegistry } from '../site/registry.js';
import type { SiteRegistry } from '../site/rollout.js';
import { versionOf } from '../site/version.js';
import { pathsInService } from './paths-in-service.js';

/**
 * Puts a build beside the versions that are there already; nobody is served it until it is promoted.
 * @param folder a slice's `dist`
 * @returns the slice and its new version; publishing the same build again changes nothing
 */
export async function publishSlice(site: string, folder: string): Promise<{ name: SliceName; version: string }> {
  const { name } = await readSliceRecord(folder);
  const files = await filesOfBuild(folder);
  const version = await versionOf(folder, files);
  await copyAtomically(folder, siteLayout(site).slice(name, version), files);
  return { name, version };
}

async function shellInService(site: string): Promise<ShellRecord | null> {
  const pointer = await readShellPointer(site);
  return pointer === null ? null : readShellRecord(siteLayout(site).shell(pointer.version));
}

/** Renders the public pages anew where they are the slice's, and makes sure that none is lost. */
async function checkPages(site: string, name: SliceName, version: string, cause: Cause): Promise<void> {
  const shell = await readShellPointer(site);
  if (name !== 'mf_public' || shell === null) return;
  const pair = { shell: shell.version, slice: version };
  await preparePages(site, pair.shell, pair.slice);
  const current = (await readMendedRegistry(site)).registry[name];
  if (current !== undefined && cause === 'promote')
    await requirePages(site, { ...pair, slice: current.version }, pair, `mfe-public ${version}`);
}

/**
 * Makes sure that a published version could come into service, and changes nothing that visitors get.
 * @returns what the registry would say of it
 * @throws Error with a sentence that says what is wrong
 */
export async function checkSlice(
  site: string,
  name: SliceName,
  version: string,
  cause: Cause = 'promote',
): Promise<RemoteEntry> {
  const folder = siteLayout(site).slice(name, version);
  const shell = await shellInService(site);
  await smokeCheckSlice(folder, name, version, shell, pathsInService(site, shell));
  await checkPages(site, name, version, cause);
  return entryOf(site, name, version);
}

/**
 * Puts a published version into service by moving the registry's pointer. Open tabs go on with what they loaded. A
 * registry that was damaged is mended from the history. What was being rolled out of the slice no longer is.
 * @throws Error if the version was not published, or fails its smoke check; what is in service stays then
 */
export async function promoteSlice(
  site: string,
  name: SliceName,
  version: string,
  order: Order,
): Promise<SiteRegistry> {
  const layout = siteLayout(site);
  const checked = await checkSlice(site, name, version, order.cause);
  return whileWriting(layout.lock, async () => {
    const { registry, problems } = await readMendedRegistry(site);
    const current = registry[name];
    if (current?.version === version && current.rollout === undefined && problems.length === 0) return registry;
    const previous = current?.version === version ? (current.previous ?? null) : (current?.version ?? null);
    // Another shell may have come into service since the check; then its pages are rendered now.
    await checkPages(site, name, version, order.cause);
    const promoted = { ...checked, previous };
    await note(site, { ...order, name, version, previous: current?.version ?? null, entry: promoted });
    const next = { ...registry, [name]: promoted };
    await writeRegistry(site, next);
    return next;
  });
}
