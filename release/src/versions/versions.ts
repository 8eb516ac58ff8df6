import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { requireCalls } from '../checks/calls.js';
import { type Deployable, folderOf, isSlice } from '../site/deployable.js';
import { earlierVersions, latest, OPEN_TAB_MS, type Order, readHistory, servedSince } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { whileWriting } from '../site/lock.js';
import { readShellRecord, readSliceRecord } from '../site/manifest.js';
import { readDesignSystemPointer, readShellPointer } from '../site/pointer.js';
import { deployablesOf } from '../site/published.js';
import { readMendedRegistry } from '../site/registry.js';
import type { Rollout } from '../site/rollout.js';
import { isVersion } from '../site/version.js';
import { promoteDesignSystem, publishDesignSystem } from './design-system.js';
import { rollOutSlice } from './rollouts.js';
import { checkShell, promoteShell, publishShell } from './shell.js';
import { checkSlice, promoteSlice, publishSlice } from './slices.js';
import { withdrawSlice } from './withdraw.js';

const EVERYBODY = 100;

/** A published version. */
export interface PublishedVersion {
  readonly version: string;
  readonly publishedAt: Date;
  /** Empty where it is none of these. */
  readonly state: 'in service' | 'before that' | `to ${number} %` | '';
}

/** What is in service of one deployable, and who put it there. */
export interface InService {
  readonly name: Deployable;
  readonly version: string | null;
  readonly previous: string | null;
  readonly since: string | null;
  readonly by: string | null;
  /** What some visitors get in its place. */
  readonly rollout: Rollout | null;
}

function folderOfVersions(site: string, name: Deployable): string {
  const layout = siteLayout(site);
  if (name === 'shell') return layout.shellVersions;
  return name === 'design_system' ? layout.designSystemVersions : layout.sliceVersions(name);
}

async function pointerOf(
  site: string,
  name: Deployable,
): Promise<{ readonly version: string; readonly previous?: string | null; readonly rollout?: Rollout } | null> {
  if (name === 'shell') return readShellPointer(site);
  if (name === 'design_system') return readDesignSystemPointer(site);
  return (await readMendedRegistry(site)).registry[name] ?? null;
}

/** Publishes a build. @returns its version @throws Error if the folder holds something else */
export async function publish(site: string, name: Deployable, folder: string): Promise<string> {
  if (name === 'shell') return publishShell(site, folder);
  if (name === 'design_system') return publishDesignSystem(site, folder);
  // Looked at before anything is stored: what a team may publish is never another one's.
  const { name: held } = await readSliceRecord(folder);
  if (held !== name) throw new Error(`${folder} holds ${folderOf(held)}, not ${folderOf(name)}.`);
  return (await publishSlice(site, folder)).version;
}

/** @returns the calls that a published version makes; none of what is no app */
async function callsOf(site: string, name: Deployable, version: string): Promise<readonly string[]> {
  if (name === 'design_system') return [];
  const folder = path.join(folderOfVersions(site, name), version);
  return (await (isSlice(name) ? readSliceRecord(folder) : readShellRecord(folder))).calls;
}

/** @throws Error that names what was published, if the version was not */
export async function requirePublished(site: string, name: Deployable, version: string): Promise<void> {
  const known = (await versionsOf(site, name)).map((each) => each.version);
  if (known.includes(version)) return;
  const hint = known.length === 0 ? 'Nothing was published yet.' : `Published are: ${known.join(', ')}.`;
  throw new Error(`There is no version ${version} of ${folderOf(name)}. ${hint}`);
}

async function requireOffered(
  site: string,
  name: Deployable,
  version: string,
  offered: ReadonlySet<string> | null,
): Promise<void> {
  await requirePublished(site, name, version);
  if (offered !== null) requireCalls(`${folderOf(name)} ${version}`, await callsOf(site, name, version), offered);
}

/**
 * Makes sure that a version could come into service, and changes nothing that visitors get.
 * @param offered what can be called of the API in service; null where that is not known
 * @throws Error with a sentence that says what is wrong
 */
export async function check(
  site: string,
  name: Deployable,
  version: string,
  offered: ReadonlySet<string> | null,
): Promise<void> {
  await requireOffered(site, name, version, offered);
  if (isSlice(name)) await checkSlice(site, name, version);
  else if (name === 'shell') await checkShell(site, version);
}

/**
 * Puts a published version into service.
 * @param offered what can be called of the API in service; null where that is not known
 * @throws Error if it was not published, calls what the API does not have, or fails its smoke check
 */
export async function promote(
  site: string,
  name: Deployable,
  version: string,
  order: Order,
  offered: ReadonlySet<string> | null = null,
): Promise<void> {
  await requireOffered(site, name, version, offered);
  if (isSlice(name)) await promoteSlice(site, name, version, order);
  else if (name === 'shell') await promoteShell(site, version, order);
  else await promoteDesignSystem(site, version, order);
}

/**
 * Brings a published version to a share of the visitors; to all of them it is promoted.
 * @param share visitors of a hundred, 1 to 100
 * @param offered what can be called of the API in service; null where that is not known
 * @throws Error if it is no slice's, was not published or was rolled back, or fails its checks
 */
export async function rollOut(
  site: string,
  name: Deployable,
  version: string,
  share: number,
  order: Order,
  offered: ReadonlySet<string> | null = null,
): Promise<void> {
  if (share === EVERYBODY) return promote(site, name, version, order, offered);
  if (!isSlice(name))
    throw new Error(`A slice can be rolled out by share; ${folderOf(name)} is for everybody or nobody.`);
  await requireOffered(site, name, version, offered);
  await rollOutSlice(site, name, version, share, order.by);
}

/** @returns the version that a roll-back leads to, or null if there is none */
async function versionBefore(site: string, name: Deployable): Promise<string | null> {
  const published: readonly string[] = await readdir(folderOfVersions(site, name)).catch(() => []);
  const current = (await pointerOf(site, name))?.version ?? null;
  return earlierVersions(await readHistory(site), name, current).find((version) => published.includes(version)) ?? null;
}

/**
 * Goes back to the version that was in service before, or to an earlier one that is still kept. While a version is being
 * rolled out that one is withdrawn, and what is in service stays.
 * @returns what is in service from then on
 * @throws Error if there is none, or if it would no longer work beside what is in service
 */
export async function rollBack(site: string, name: Deployable, order: Order): Promise<string> {
  const rollout = (await pointerOf(site, name))?.rollout;
  if (rollout !== undefined && isSlice(name)) {
    const stays = await withdrawSlice(site, name, rollout.version, { by: order.by, why: 'It was taken back by hand.' });
    if (stays !== null) return stays;
  }
  const version = await versionBefore(site, name);
  if (version === null) throw new Error(`${folderOf(name)} has no earlier version to go back to.`);
  await promote(site, name, version, order);
  return version;
}

function stateOf(
  version: string,
  pointer: Awaited<ReturnType<typeof pointerOf>>,
  before: string | null,
): PublishedVersion['state'] {
  if (version === pointer?.version) return 'in service';
  if (pointer?.rollout?.version === version) return `to ${pointer.rollout.share} %`;
  return version === before ? 'before that' : '';
}

/** @returns the published versions, newest first */
export async function versionsOf(site: string, name: Deployable): Promise<readonly PublishedVersion[]> {
  const folder = folderOfVersions(site, name);
  const names = (await readdir(folder).catch(() => [])).filter(isVersion);
  const pointer = await pointerOf(site, name);
  const before = await versionBefore(site, name);
  const versions = await Promise.all(
    names.map(async (version): Promise<PublishedVersion> => ({
      version,
      publishedAt: (await stat(path.join(folder, version))).mtime,
      state: stateOf(version, pointer, before),
    })),
  );
  return versions.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
}

/** @returns what is in service now, one line per deployable */
export async function inService(site: string): Promise<readonly InService[]> {
  const notes = latest(await readHistory(site));
  return Promise.all(
    (await deployablesOf(site)).map(async (name) => {
      const pointer = await pointerOf(site, name);
      const last = notes.get(name);
      // A pointer that was moved by hand has no note.
      const told = last?.version === pointer?.version ? last : undefined;
      return {
        name,
        version: pointer?.version ?? null,
        previous: await versionBefore(site, name),
        since: told?.at ?? null,
        by: told?.by ?? null,
        rollout: pointer?.rollout ?? null,
      };
    }),
  );
}

/**
 * Deletes old versions: the newest ones stay, and always what is in service, what a roll-back leads to, what was in service until
 * now, and what anybody was served within a day, whose tab may be open still.
 * @param keep how many of the newest versions stay, at least 1
 * @param now milliseconds since 1970
 * @returns what was deleted, by deployable
 */
export async function prune(
  site: string,
  keep: number,
  now = Date.now(),
): Promise<ReadonlyMap<Deployable, readonly string[]>> {
  const layout = siteLayout(site);
  return whileWriting(layout.lock, async () => {
    const deleted = new Map<Deployable, readonly string[]>();
    const history = await readHistory(site);
    for (const name of await deployablesOf(site)) {
      // What was gone back from, or withdrawn, is in open tabs still.
      const withdrawn = history.findLast((entry) => entry.name === name && entry.cause === 'withdraw')?.version;
      const left = [(await pointerOf(site, name))?.previous, withdrawn];
      const inTabs = servedSince(history, name, now - OPEN_TAB_MS);
      const old = (await versionsOf(site, name))
        .slice(keep)
        .filter(({ state, version }) => state === '' && !left.includes(version) && !inTabs.has(version))
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
