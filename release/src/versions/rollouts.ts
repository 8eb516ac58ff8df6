import { randomBytes } from 'node:crypto';
import type { SliceName } from '@vela/contracts/routes';
import { type Deployable, folderOf } from '../site/deployable.js';
import { note, readHistory, rolledBack } from '../site/history.js';
import { readShellPointer, writePointer } from '../site/pointer.js';
import { readMendedRegistry, writeRegistry } from '../site/registry.js';
import type { RolloutStep } from '../site/rollout.js';
import type { Tell } from '../site/tell.js';
import { afterCheck } from './after-check.js';
import { checkShell } from './shell.js';
import { checkSlice } from './slices.js';

const SALT_BYTES = 16;

/** What is in service of one deployable, and what some visitors get in its place. */
interface Current {
  readonly version: string;
  readonly rollout?: RolloutStep;
}

/** @throws Error that says why, where a version was rolled back and nobody has brought it in since */
export async function requireNotRolledBack(site: string, name: Deployable, version: string): Promise<void> {
  const back = rolledBack(await readHistory(site), name, version);
  if (back !== null)
    throw new Error(
      `${folderOf(name)} ${version} was rolled back${back.why === undefined ? '.' : `: ${back.why}`} Publish a repaired build, or promote it without a share if you are sure.`,
    );
}

/**
 * @param current what is in service now
 * @param share visitors of a hundred, 1 to 99
 * @returns the next step of a roll-out
 * @throws Error if nothing is in service to hold it against, another version is being rolled out, or it was rolled back
 */
async function nextStep(
  site: string,
  name: Deployable,
  version: string,
  share: number,
  current: Current | null,
): Promise<RolloutStep> {
  const what = `${folderOf(name)} ${version}`;
  if (current === null)
    throw new Error(
      `Nothing of ${folderOf(name)} is in service to hold ${version} against. Promote it without a share.`,
    );
  if (current.version === version) throw new Error(`${what} is in service already.`);
  const { rollout } = current;
  if (rollout !== undefined && rollout.version !== version)
    throw new Error(
      `${folderOf(name)} ${rollout.version} is being rolled out to ${rollout.share} %. Promote it or roll it back first.`,
    );
  await requireNotRolledBack(site, name, version);
  const salt = rollout?.salt ?? randomBytes(SALT_BYTES).toString('hex');
  const since = rollout?.since ?? new Date().toISOString();
  return { version, share, salt, since };
}

/**
 * Brings a published version to a share of the visitors, beside the one in service, or to a larger or smaller one. Who got
 * it keeps it while the share grows.
 * @param share visitors of a hundred, 1 to 99
 * @throws Error if nothing is in service to hold it against, another version is being rolled out, it was rolled back, or it
 * fails its checks; nothing is changed then
 */
export async function rollOutSlice(
  site: string,
  name: SliceName,
  version: string,
  share: number,
  by: string,
  tell: Tell,
): Promise<void> {
  await afterCheck(
    site,
    () => checkSlice(site, name, version, 'promote', tell),
    async (checked) => {
      const { registry } = await readMendedRegistry(site);
      const current = registry[name];
      const step = await nextStep(site, name, version, share, current ?? null);
      if (current === undefined) return;
      const entry = { ...checked, ...step };
      await note(site, { by, cause: 'rollout', name, version, previous: current.version, share, entry });
      await writeRegistry(site, { ...registry, [name]: { ...current, rollout: entry } });
    },
  );
}

/** Does the same with a shell, which has to fit everything that visitors get. */
export async function rollOutShell(
  site: string,
  version: string,
  share: number,
  by: string,
  tell: Tell,
): Promise<void> {
  await afterCheck(
    site,
    () => checkShell(site, version, tell),
    async () => {
      const current = await readShellPointer(site);
      const step = await nextStep(site, 'shell', version, share, current);
      if (current === null) return;
      await note(site, { by, cause: 'rollout', name: 'shell', version, previous: current.version, share, step });
      await writePointer(site, 'shell', { ...current, rollout: step });
    },
  );
}
