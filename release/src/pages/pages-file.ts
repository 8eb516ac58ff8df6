import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RenderedPage } from '../isolation/rendered-page.js';
import { siteLayout } from '../site/layout.js';

/** The public pages of one shell and one version of the public slice. */
export interface PrerenderedPages {
  /** Pages by path. */
  readonly pages: Readonly<Record<string, RenderedPage>>;
  /** Pages that the browser has to render, with the reason, by path. */
  readonly skipped: Readonly<Record<string, string>>;
}

const NO_PAGES: PrerenderedPages = { pages: {}, skipped: {} };

/** File below a pair's folder. */
export const PAGES_FILE = 'pages.json';

/** @returns the pages that were prepared for a pair; none if that was not done */
export async function readPrerenderedPages(site: string, shell: string, slice: string): Promise<PrerenderedPages> {
  const text = await readFile(path.join(siteLayout(site).prerendered(shell, slice), PAGES_FILE), 'utf8').catch(
    () => null,
  );
  return text === null ? NO_PAGES : (JSON.parse(text) as PrerenderedPages);
}
