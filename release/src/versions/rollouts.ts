import { randomBytes } from 'node:crypto';
import type { SliceName } from '@vela/contracts/routes';
import { folderOf } from '../site/deployable.js';
import { note, readHistory, rolledBack } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { whileWriting } from '../site/lock.js';
import { readMendedRegistry, writeRegistry } from '../site/registry.js';
import { checkSlice } from './slices.js';

const SALT_BYTES = 16;

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
): Promise<void> {
  const what = `${folderOf(name)} ${version}`;
  const checked = await checkSlice(site, name, version);
  await whileWriting(siteLayout(site).lock, async () => {
    const { registry } = await readMendedRegistry(site);
    const current = registry[name];
    if (current === undefined)
      throw new Error(
        `Nothing of ${folderOf(name)} is in service to hold ${version} against. Promote it without a share.`,
      );
    if (current.version === version) throw new Error(`${what} is in service already.`);
    const { rollout } = current;
    if (rollout !== undefined && rollout.version !== version)
      throw new Error(
        `${folderOf(name)} ${rollout.version} is being rolled out to ${rollout.share} %. Promote it or roll it back first.`,
      );
    const back = rolledBack(await readHistory(site), name, version);
    if (back !== null)
      throw new Error(
        `${what} was rolled back${back.why === undefined ? '' : `: ${back.why}`} Publish a repaired build, or promote it without a share if you are sure.`,
      );
    const salt = rollout?.salt ?? randomBytes(SALT_BYTES).toString('hex');
    const since = rollout?.since ?? new Date().toISOString();
    const entry = { ...checked, share, salt, since };
    await note(site, { by, cause: 'rollout', name, version, previous: current.version, share, entry });
    await writeRegistry(site, { ...registry, [name]: { ...current, rollout: entry } });
  });
}
