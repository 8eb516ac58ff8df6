import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Deployable } from '../site/deployable.js';
import { OPEN_TAB_MS, readHistory, servedSince } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { whileWriting } from '../site/lock.js';
import { deployablesOf } from '../site/published.js';
import { versionsOf } from './listed.js';
import { currentOf, folderOfVersions } from './pointers.js';

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
      const left = [(await currentOf(site, name))?.previous, withdrawn];
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
