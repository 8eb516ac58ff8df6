import path from 'node:path';
import { type Opening, requirePagesOpen } from '../browser/require-pages-open.js';
import { requireCalls } from '../checks/calls.js';
import { type Deployable, folderOf, isSlice } from '../site/deployable.js';
import { type Order, readHistory, wasInService } from '../site/history.js';
import { readShellRecord, readSliceRecord } from '../site/manifest.js';
import { EVERYBODY, requireShareable } from '../site/rollout.js';
import { type Tell, tellNobody } from '../site/tell.js';
import { type Admit, admitAny } from './after-check.js';
import { promoteDesignSystem, publishDesignSystem } from './design-system.js';
import { requirePublished, versionBefore } from './listed.js';
import { currentOf, folderOfVersions } from './pointers.js';
import { requireNotRolledBack, rollOutShell, rollOutSlice } from './rollouts.js';
import { checkShell, promoteShell, publishShell } from './shell.js';
import { checkSlice, promoteSlice, publishSlice } from './slices.js';
import { withdraw } from './withdraw.js';

/** What a version is held against, and who hears how far that is. */
export interface Gate {
  /** What can be called of the API in service; null, or nothing, where that is not known. */
  readonly offered?: ReadonlySet<string> | null;
  readonly tell?: Tell;
  /** Where its pages are opened; null, or nothing, where they are not. */
  readonly opening?: Opening | null;
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

async function requireOffered(site: string, name: Deployable, version: string, { offered }: Gate): Promise<void> {
  await requirePublished(site, name, version);
  if (offered == null) return;
  requireCalls(`${folderOf(name)} ${version}`, await callsOf(site, name, version), offered);
}

/**
 * Makes sure that a version could come into service, and changes nothing that visitors get.
 * @throws Error with a sentence that says what is wrong
 */
export async function check(site: string, name: Deployable, version: string, gate: Gate = {}): Promise<void> {
  await requireOffered(site, name, version, gate);
  if (isSlice(name)) await checkSlice(site, name, version, 'promote', gate.tell);
  else if (name === 'shell') await checkShell(site, version, gate.tell);
  if (gate.opening != null) await requirePagesOpen(site, name, version, gate.opening, gate.tell ?? tellNobody);
}

/**
 * Puts a published version into service, whatever became of it before.
 * @throws Error if it was not published, calls what the API does not have, or fails its smoke check
 */
export const promote = (
  site: string,
  name: Deployable,
  version: string,
  order: Order,
  gate: Gate = {},
): Promise<void> => putIntoService(site, name, version, order, gate, admitAny);

async function putIntoService(
  site: string,
  name: Deployable,
  version: string,
  order: Order,
  gate: Gate,
  admit: Admit,
): Promise<void> {
  await requireOffered(site, name, version, gate);
  if (isSlice(name)) await promoteSlice(site, name, version, order, gate.tell, admit);
  else if (name === 'shell') await promoteShell(site, version, order, gate.tell, admit);
  else await promoteDesignSystem(site, version, order, admit);
}

/**
 * Brings a published version to a share of the visitors; to all of them it is promoted. Where pages are opened, that is done
 * beforehand, and once: what takes that long is not repeated where something else comes into service meanwhile.
 * @param share visitors of a hundred, 1 to 100, the last step of a roll-out; null where none was said: then everybody gets it,
 * also one that was rolled back
 * @throws Error if it is the design system's, was not published or was rolled back, or fails its checks
 */
export async function rollOut(
  site: string,
  name: Deployable,
  version: string,
  share: number | null,
  order: Order,
  gate: Gate = {},
): Promise<void> {
  requireShareable(name, share);
  if (gate.opening != null) await check(site, name, version, gate);
  if (share === null) return promote(site, name, version, order, gate);
  if (share === EVERYBODY || name === 'design_system')
    return putIntoService(site, name, version, order, gate, () => requireNotRolledBack(site, name, version));
  await requireOffered(site, name, version, gate);
  const { tell = tellNobody } = gate;
  if (name === 'shell') await rollOutShell(site, version, share, order.by, tell);
  else await rollOutSlice(site, name, version, share, order.by, tell);
}

/** @throws Error if a version cannot be gone back to */
async function requireEarlier(site: string, name: Deployable, version: string): Promise<void> {
  await requirePublished(site, name, version);
  if ((await currentOf(site, name))?.version === version)
    throw new Error(`${folderOf(name)} ${version} is in service already.`);
  if (!wasInService(await readHistory(site), name, version))
    throw new Error(`${folderOf(name)} ${version} was never in service, so there is no way back to it. Promote it.`);
}

/**
 * @param tried a version whose roll-out is over
 * @returns what is in service
 * @throws Error if that is what was tried: whoever wanted it withdrawn has to say again that it shall go
 */
async function inServiceAfter(site: string, name: Deployable, tried: string): Promise<string> {
  const version = (await currentOf(site, name))?.version;
  if (version === undefined) throw new Error(`Nothing of ${folderOf(name)} is in service any more.`);
  if (version !== tried) return version;
  throw new Error(
    `${folderOf(name)} ${tried} came into service for everybody meanwhile. Roll it back again if it shall go.`,
  );
}

/**
 * Goes back to the version that was in service before, or to the one that is named, if it is still published. While a version
 * is being rolled out that one is withdrawn, and what is in service stays unless another version is named: also where somebody
 * else, or a gateway, withdraws it at the same time.
 * @param wanted a version that was in service once
 * @returns what is in service from then on
 * @throws Error if there is none, if it would no longer work beside what is in service, or if what was being rolled out came into
 * service meanwhile
 */
export async function rollBack(
  site: string,
  name: Deployable,
  order: Order,
  wanted: string | null = null,
): Promise<string> {
  if (wanted !== null) await requireEarlier(site, name, wanted);
  const rollout = (await currentOf(site, name))?.rollout;
  if (rollout !== undefined) {
    const withdrawal = { by: order.by, why: 'It was taken back by hand.' };
    const stays = await withdraw(site, name, rollout.version, withdrawal);
    if (wanted === null) return stays ?? (await inServiceAfter(site, name, rollout.version));
  }
  const version = wanted ?? (await versionBefore(site, name));
  if (version === null) throw new Error(`${folderOf(name)} has no earlier version to go back to.`);
  await promote(site, name, version, order);
  return version;
}
