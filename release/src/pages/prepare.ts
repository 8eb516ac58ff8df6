import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isPublicPath, sliceOf } from '@vela/contracts/routes';
import { languages, pathIn } from '@vela/language';
import { problemOf, type RenderedPage } from '../isolation/rendered-page.js';
import { writeAtomically } from '../site/atomic.js';
import { siteLayout } from '../site/layout.js';
import { readShellRecord } from '../site/manifest.js';
import { type Tell, tellNobody } from '../site/tell.js';
import { hasPageCode, PageCode } from './page-code.js';
import { FRAMED, PAGES_FILE, type PrerenderedPages, readPrerenderedPages } from './pages-file.js';

/** Pages between two words on how far it is. */
const TOLD_EVERY = 10;

const isStatic = (pathname: string): boolean =>
  !pathname.includes(':') && isPublicPath(pathname) && sliceOf(pathname) === 'mf_public';

/** @returns null where there is no code that renders */
async function renderAll(code: PageCode, tell: Tell): Promise<PrerenderedPages | null> {
  const paths = await code.paths();
  if (paths === null) return null;
  const pages: Record<string, RenderedPage> = {};
  const frames: Record<string, RenderedPage> = {};
  const skipped: Record<string, string> = {};
  const render = async (
    address: string,
    into: Record<string, RenderedPage>,
    work: () => Promise<RenderedPage | null>,
  ) => {
    try {
      const page = await work();
      const problem = page === null ? null : problemOf(page);
      if (problem !== null) skipped[address] = problem;
      else if (page !== null) into[address] = page;
    } catch (error) {
      skipped[address] = error instanceof Error ? error.message : String(error);
    }
  };
  const places = paths.filter(isStatic).flatMap((pathname) => languages.map((tongue) => ({ tongue, pathname })));
  for (const [index, place] of places.entries()) {
    if (index % TOLD_EVERY === 0) tell(`${index} of ${places.length} public pages are rendered`);
    const address = pathIn(place.tongue, place.pathname);
    await render(address, pages, () => code.renderPage(place));
  }
  for (const pathname of Object.values(FRAMED))
    for (const tongue of languages)
      await render(pathIn(tongue, pathname), frames, () => code.renderFrame({ tongue, pathname }));
  return { pages, frames, skipped };
}

/**
 * Renders the public pages of a shell and a version of the public slice together, before the two come into service. A
 * page that cannot be rendered is left to the browser. Done once for a pair.
 * @throws Error if the code as a whole does not start, or takes longer than it may
 */
export async function preparePages(site: string, shell: string, slice: string, tell: Tell = tellNobody): Promise<void> {
  const layout = siteLayout(site);
  const file = path.join(layout.prerendered(shell, slice), PAGES_FILE);
  if (await stat(file).catch(() => null)) return;
  const { contract } = await readShellRecord(layout.shell(shell));
  const pair = { site, shell, slice, contract };
  if (!(await hasPageCode(pair))) return;
  const code = new PageCode(pair);
  try {
    const rendered = await renderAll(code, tell).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The code that renders the public pages of shell ${shell} with mfe-public ${slice} does not start: ${why}`,
      );
    });
    if (rendered !== null) await writeAtomically(file, JSON.stringify(rendered));
  } finally {
    code.end();
  }
}

/** A shell and a version of the public slice, which render pages together. */
export interface PagePair {
  readonly shell: string;
  readonly slice: string;
}

/**
 * Holds what is to come into service against what is: a page that was rendered has to be rendered still, unless it is gone.
 * @param what is promoted, for the sentence
 * @throws Error that names the pages which can no longer be rendered
 */
export async function requirePages(site: string, before: PagePair, after: PagePair, what: string): Promise<void> {
  const served = await readPrerenderedPages(site, before.shell, before.slice);
  const known = Object.keys({ ...served.pages, ...served.frames });
  const { pages, skipped } = await readPrerenderedPages(site, after.shell, after.slice);
  const refuse = (lost: readonly string[], why: string): never => {
    throw new Error(`${what} takes pages away from readers: ${lost.join(', ')} can no longer be rendered (${why}).`);
  };
  if (known.length > 0 && Object.keys(pages).length + Object.keys(skipped).length === 0)
    refuse(known, 'there is no code that renders');
  const lost = known.filter((pathname) => pathname in skipped);
  const [first] = lost;
  if (first !== undefined) refuse(lost, skipped[first] ?? '');
}
