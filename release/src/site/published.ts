import { readdir } from 'node:fs/promises';
import type { SliceName } from '@vela/contracts/routes';
import { siteLayout } from './layout.js';
import { isVersion } from './version.js';

const versionsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).filter(isVersion);

/** @returns every published version of the shell */
export const publishedShells = (site: string): Promise<readonly string[]> => versionsIn(siteLayout(site).shellVersions);

/** @returns every published version of a slice */
export const publishedVersions = (site: string, name: SliceName): Promise<readonly string[]> =>
  versionsIn(siteLayout(site).sliceVersions(name));
