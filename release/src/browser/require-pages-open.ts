import type { Browser, BrowserContext } from 'playwright-core';
import { slicesIn } from '@vela/contracts/routes';
import type { SessionUser } from '@vela/contracts/schemas';
import { type Deployable, folderOf, isSlice } from '../site/deployable.js';
import { siteLayout } from '../site/layout.js';
import { readSliceRecord } from '../site/manifest.js';
import { previewToken } from '../site/preview.js';
import { readMendedRegistry } from '../site/registry.js';
import type { Tell } from '../site/tell.js';
import { problemOfPage } from './open-page.js';
import { addressOf, standInFor } from './stand-ins.js';

/** Pages that are opened at a time. */
const AT_ONCE = 3;
/** Pages of each slice in which a shell is looked at. */
const OF_EACH_SLICE = 2;
/** Pages that do not open until the others need not be tried. */
const ENOUGH = 3;

/** Where pages are opened, and in what. */
export interface Opening {
  /** An executable Chromium. */
  readonly browser: string;
  /** Address of the site that serves what is in service. */
  readonly origin: string;
}

/**
 * @param browser what `RELEASE_BROWSER` names
 * @param origin of the site; null where none runs
 * @returns null where pages cannot be opened, or nobody asks for it
 */
export const openingIn = (browser: string | null | undefined, origin: string | null): Opening | null =>
  browser == null || browser === '' || origin === null ? null : { browser, origin };

async function pagesOf(folder: string): Promise<readonly string[]> {
  const { pages } = await readSliceRecord(folder);
  return [...new Set(pages.map((page) => addressOf(page.path)))];
}

/** @returns the addresses in which a version is looked at: all pages of a slice, and of the shell some with every slice */
async function addressesFor(site: string, name: Deployable, version: string): Promise<readonly string[]> {
  if (isSlice(name)) return pagesOf(siteLayout(site).slice(name, version));
  const { registry } = await readMendedRegistry(site);
  const addresses: string[] = [];
  for (const slice of slicesIn(registry)) {
    const entry = registry[slice];
    if (entry?.entry.startsWith('/') === true)
      addresses.push(...(await pagesOf(siteLayout(site).slice(slice, entry.version))).slice(0, OF_EACH_SLICE));
  }
  return addresses;
}

/** @throws Error that says what to do where the browser does not start */
async function started({ browser: executablePath, origin }: Opening): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  // What runs as root, as in many containers, cannot have the browser's own fence.
  const chromiumSandbox = process.getuid?.() !== 0;
  // Of all addresses the site's alone can be reached.
  const args = [`--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(origin).hostname}`];
  return chromium.launch({ executablePath, chromiumSandbox, args }).catch((error: unknown) => {
    throw new Error(
      `RELEASE_BROWSER names ${executablePath}, which does not start: ${String(error).split('\n', 1)[0]} Name a Chromium, or leave it out.`,
    );
  });
}

/**
 * Opens the pages of a published version in a browser, on the running site, where it is shown as in a preview.
 * @throws Error that names the pages which do not open, and what is wrong with the first
 */
export async function requirePagesOpen(
  site: string,
  name: Deployable,
  version: string,
  opening: Opening,
  tell: Tell,
): Promise<void> {
  if (name === 'design_system') return;
  const addresses = await addressesFor(site, name, version);
  const word = await previewToken(site, { name, version }, Date.now());
  const browser = await started(opening);
  const problems = new Map<string, string>();
  const contexts = new Map<SessionUser | null, Promise<BrowserContext>>();
  const contextOf = (user: SessionUser | null): Promise<BrowserContext> => {
    const context = contexts.get(user) ?? browser.newContext({ serviceWorkers: 'block' });
    contexts.set(user, context);
    return context;
  };
  const left = [...addresses];
  const openSome = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined && problems.size < ENOUGH; path = left.shift()) {
      const user = standInFor(path);
      const problem = await problemOfPage(await contextOf(user), { origin: opening.origin, path, word, user });
      if (problem !== null) problems.set(path, problem);
      tell(`${addresses.length - left.length} of ${addresses.length} pages are opened in a browser`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  } finally {
    await browser.close();
  }
  const [first] = problems.values();
  if (first === undefined) return;
  throw new Error(
    `${folderOf(name)} ${version} does not open at ${[...problems.keys()].join(', ')}: ${first.replace(/\.$/, '')}. Mend it, then build and publish it again.`,
  );
}
