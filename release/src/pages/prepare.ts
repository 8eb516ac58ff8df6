import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isPublicPath, sliceOf } from '@vela/contracts/routes';
import { problemOf, type RenderedPage } from '../isolation/rendered-page.js';
import { writeAtomically } from '../site/atomic.js';
import { readShellRecord } from '../site/build-record.js';
import { siteLayout } from '../site/layout.js';
import { hasPageCode, PageCode } from './page-code.js';
import { PAGES_FILE, type PrerenderedPages } from './pages-file.js';

const isStatic = (pathname: string): boolean =>
  !pathname.includes(':') && isPublicPath(pathname) && sliceOf(pathname) === 'mf_public';

/** @returns null where there is no code that renders */
async function renderAll(code: PageCode): Promise<PrerenderedPages | null> {
  const paths = await code.paths();
  if (paths === null) return null;
  const pages: Record<string, RenderedPage> = {};
  const skipped: Record<string, string> = {};
  for (const pathname of paths.filter(isStatic))
    try {
      const page = await code.renderPage(pathname);
      const problem = problemOf(page);
      if (problem === null) pages[pathname] = page;
      else skipped[pathname] = problem;
    } catch (error) {
      skipped[pathname] = error instanceof Error ? error.message : String(error);
    }
  return { pages, skipped };
}

/**
 * Renders the public pages of a shell and a version of the public slice together, before the two come into service. A
 * page that cannot be rendered is left to the browser. Done once for a pair.
 */
export async function preparePages(site: string, shell: string, slice: string): Promise<void> {
  const layout = siteLayout(site);
  const file = path.join(layout.prerendered(shell, slice), PAGES_FILE);
  if (await stat(file).catch(() => null)) return;
  const { contract } = await readShellRecord(layout.shell(shell));
  const pair = { site, shell, slice, contract };
  if (!(await hasPageCode(pair))) return;
  const code = new PageCode(pair);
  try {
    const rendered = await renderAll(code);
    if (rendered !== null) await writeAtomically(file, JSON.stringify(rendered));
  } finally {
    code.end();
  }
}
