import { readdir } from 'node:fs/promises';
import { isGuest, type SliceName } from '@vela/contracts/routes';
import { type Deployable, DEPLOYABLES } from './deployable.js';
import { siteLayout } from './layout.js';
import { isVersion } from './version.js';

const versionsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).filter(isVersion);

/** @returns what can be deployed of this repository, and the guests that were published at a site */
export async function deployablesOf(site: string): Promise<readonly Deployable[]> {
  const slices: readonly string[] = await readdir(siteLayout(site).slices).catch(() => []);
  return [...DEPLOYABLES, ...slices.filter(isGuest).toSorted()];
}

/** @returns every published version of the shell */
export const publishedShells = (site: string): Promise<readonly string[]> => versionsIn(siteLayout(site).shellVersions);

/** @returns every published version of a slice */
export const publishedVersions = (site: string, name: SliceName): Promise<readonly string[]> =>
  versionsIn(siteLayout(site).sliceVersions(name));
