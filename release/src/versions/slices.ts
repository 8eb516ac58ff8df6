import type { RemoteEntry } from '@vela/contracts/remote';
import type { SliceName } from '@vela/contracts/routes';
import { smokeCheckSlice } from '../checks/smoke-check.js';
import { preparePages, requirePages } from '../pages/prepare.js';
import { copyAtomically } from '../site/atomic.js';
import { filesOfBuild } from '../site/build-files.js';
import { folderOf } from '../site/deployable.js';
import { entryOf } from '../site/entry.js';
import { type Cause, note, type Order } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { readShellRecord, readSliceRecord, type ShellRecord } from '../site/manifest.js';
import { readShellPointer } from '../site/pointer.js';
import { readMendedRegistry, writeRegistry } from '../site/registry.js';
import type { SiteRegistry } from '../site/rollout.js';
import { type Tell, tellNobody } from '../site/tell.js';
import { versionOf } from '../site/version.js';
import { type Admit, admitAny, afterCheck } from './after-check.js';
import { pathsInService } from './paths-in-service.js';
import { withdrawShell } from './withdraw.js';

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

/** A shell that visitors get. */
interface ShellInUse {
  readonly version: string;
  readonly record: ShellRecord;
}

/** @returns the shell in service and the one that some visitors get; null for what there is not */
async function shellsInUse(site: string): Promise<Readonly<Record<'inService' | 'rollout', ShellInUse | null>>> {
  const pointer = await readShellPointer(site);
  const read = async (version: string | undefined): Promise<ShellInUse | null> =>
    version === undefined ? null : { version, record: await readShellRecord(siteLayout(site).shell(version)) };
  return { inService: await read(pointer?.version), rollout: await read(pointer?.rollout?.version) };
}

/** What is checked. */
interface SliceCheck {
  readonly name: SliceName;
  readonly version: string;
  readonly cause: Cause;
  readonly tell: Tell;
}

/** Renders the public pages with a shell where they are the slice's, and makes sure that none is lost. */
async function checkPages(site: string, shell: string, { name, version, cause, tell }: SliceCheck): Promise<void> {
  if (name !== 'mf_public') return;
  const pair = { shell, slice: version };
  await preparePages(site, pair.shell, pair.slice, tell);
  const current = (await readMendedRegistry(site)).registry[name];
  if (current !== undefined && cause === 'promote')
    await requirePages(site, { ...pair, slice: current.version }, pair, `mfe-public ${version}`);
}

/** What a check found out of a version. */
interface CheckedSlice {
  /** What the registry would say of it. */
  readonly entry: RemoteEntry;
  /** Why it does not fit the shell that some visitors get; null where it does. */
  readonly unfit: string | null;
}

async function checked(site: string, check: SliceCheck): Promise<CheckedSlice> {
  const { name, version, tell } = check;
  const folder = siteLayout(site).slice(name, version);
  const { inService, rollout } = await shellsInUse(site);
  const checkIn = async (shell: ShellInUse | null): Promise<void> => {
    const record = shell?.record ?? null;
    tell(`${folderOf(name)} ${version} starts${shell === null ? '' : ` in shell ${shell.version}`}`);
    await smokeCheckSlice(folder, name, version, record, pathsInService(site, record));
    if (shell !== null) await checkPages(site, shell.version, check);
  };
  await checkIn(inService);
  const unfit =
    rollout === null
      ? null
      : await checkIn(rollout).then(
          () => null,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        );
  return { entry: await entryOf(site, name, version), unfit };
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
  tell: Tell = tellNobody,
): Promise<RemoteEntry> {
  const { entry, unfit } = await checked(site, { name, version, cause, tell });
  if (unfit !== null) throw new Error(`With the shell that is being rolled out: ${unfit}`);
  return entry;
}

/**
 * Puts a published version into service by moving the registry's pointer. Open tabs go on with what they loaded. A
 * registry that was damaged is mended from the history. What was being rolled out of the slice no longer is; nor is, at a
 * start and on the way back, a shell that does not fit it: a trial keeps nobody from what worked.
 * @param admit asked first, unless it is in service already
 * @throws Error if the version was not published, or fails its smoke check; what is in service stays then
 */
export async function promoteSlice(
  site: string,
  name: SliceName,
  version: string,
  order: Order,
  tell: Tell = tellNobody,
  admit: Admit = admitAny,
): Promise<SiteRegistry> {
  const { cause } = order;
  const check = async (): Promise<CheckedSlice> =>
    cause === 'promote'
      ? { entry: await checkSlice(site, name, version, cause, tell), unfit: null }
      : checked(site, { name, version, cause, tell });
  return afterCheck(site, check, async ({ entry, unfit }) => {
    const { registry, problems } = await readMendedRegistry(site);
    const current = registry[name];
    if (current?.version === version && current.rollout === undefined && problems.length === 0) return registry;
    if (current?.version !== version) await admit();
    const shell = (await readShellPointer(site))?.rollout;
    if (unfit !== null && shell !== undefined) await withdrawShell(site, shell.version, { by: order.by, why: unfit });
    const previous = current?.version === version ? (current.previous ?? null) : (current?.version ?? null);
    const promoted = { ...entry, previous };
    await note(site, { ...order, name, version, previous: current?.version ?? null, entry: promoted });
    const next = { ...registry, [name]: promoted };
    await writeRegistry(site, next);
    return next;
  });
}
