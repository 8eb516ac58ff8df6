import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { UserType } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import type { RenderedPage } from '../isolation/rendered-page.js';
import { siteLayout } from '../site/layout.js';

/** The public pages of one shell and one version of the public slice. */
export interface PrerenderedPages {
  /** Pages by path. */
  readonly pages: Readonly<Record<string, RenderedPage>>;
  /** What stands around the private pages of a workspace, by the address of its first page; see `FRAMED`. */
  readonly frames?: Readonly<Record<string, RenderedPage>>;
  /** Pages that the browser has to render, with the reason, by path. */
  readonly skipped: Readonly<Record<string, string>>;
}

const NO_PAGES: PrerenderedPages = { pages: {}, skipped: {} };

/** The page whose frame all of a workspace have: a frame differs by audience and language alone. */
export const FRAMED = {
  jobSeeker: PATHS.jobSeekerDashboard,
  talentSeeker: PATHS.talentSeekerDashboard,
} as const satisfies Record<UserType, string>;

/** File below a pair's folder. */
export const PAGES_FILE = 'pages.json';

/** @returns the pages that were prepared for a pair; none if that was not done */
export async function readPrerenderedPages(site: string, shell: string, slice: string): Promise<PrerenderedPages> {
  const text = await readFile(path.join(siteLayout(site).prerendered(shell, slice), PAGES_FILE), 'utf8').catch(
    () => null,
  );
  return text === null ? NO_PAGES : (JSON.parse(text) as PrerenderedPages);
}
