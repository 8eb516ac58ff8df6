import { REMOTE_CONTRACT } from '@vela/contracts/remote';
import type { PathsInService } from '../checks/own-paths.js';
import { startedPaths, versionsOfShares } from '../checks/started.js';
import { siteLayout } from '../site/layout.js';
import { readSliceRecord, type ShellRecord } from '../site/manifest.js';
import { readMendedRegistry } from '../site/registry.js';

/** @returns what tells which pages a slice in service has in a shell; none of one from another origin */
export const pathsInService =
  (site: string, shell: ShellRecord | null): PathsInService =>
  async (name) => {
    const entry = (await readMendedRegistry(site)).registry[name];
    if (entry?.entry.startsWith('/') !== true) return [];
    const folder = siteLayout(site).slice(name, entry.version);
    const contract = shell?.contract ?? REMOTE_CONTRACT;
    const record = await readSliceRecord(folder);
    return startedPaths({ folder, record, name, contract, provides: versionsOfShares(shell) });
  };
