import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { type KnownAnswer, type PageHead, type RemoteModule, remoteModuleProblem } from '@vela/contracts/remote';
import { SERVER_FOLDER, siteLayout } from '../site/layout.js';

/** A route as far as the gateway looks at it; the rest is the router's. */
export interface PageRoute {
  readonly path?: string;
}

type PublicSlice = RemoteModule<PageRoute>;

/** A page as it stands before any script runs. */
export interface RenderedPage {
  readonly body: string;
  readonly styles: string;
  readonly title: string | null;
}

const STYLE_ATTRIBUTE = /<[a-z][^>]*\sstyle="/;

/** @returns why a page may not be served as it was rendered, or null */
export const problemOf = ({ body }: RenderedPage): string | null =>
  STYLE_ATTRIBUTE.test(body) ? 'it carries style attributes, which the content security policy refuses' : null;

/** A page that was rendered for one visit, with what the API said. */
export interface LivePage extends RenderedPage {
  readonly answers: readonly KnownAnswer[];
}

/** What a version of the shell brings to render pages with. */
interface ShellCode {
  readonly serverShares: Readonly<Record<string, unknown>>;
  readonly renderPage: (pathname: string, slice: PublicSlice) => Promise<RenderedPage>;
  /** Absent in versions that leave such pages to the browser. */
  readonly renderLivePage?: (
    pathname: string,
    search: string,
    slice: PublicSlice,
    fetcher: typeof fetch,
  ) => Promise<LivePage | null>;
  /** Older versions pass over the query. */
  readonly headOfPage: (
    pathname: string,
    slice: PublicSlice,
    fetcher: typeof fetch,
    origin: string,
    search: string,
  ) => Promise<PageHead | null | undefined>;
}

/** A shell and a public slice that render together, as they do in the browser. */
export interface ServerCode {
  readonly slice: PublicSlice;
  readonly renderPage: (pathname: string) => Promise<RenderedPage>;
  /** Null for a page that is the same at every time. */
  readonly renderLivePage: (pathname: string, search: string, fetcher: typeof fetch) => Promise<LivePage | null>;
  readonly headOfPage: (
    pathname: string,
    search: string,
    fetcher: typeof fetch,
    origin: string,
  ) => Promise<PageHead | null | undefined>;
}

const builtIn = createRequire(import.meta.url);

/** Runs a file of the build. @param shared modules by request that come from elsewhere @returns what it exports, or null without the file */
async function exportsOf(folder: string, shared: Readonly<Record<string, unknown>>): Promise<unknown> {
  const filename = path.join(folder, SERVER_FOLDER, 'index.cjs');
  const code = await readFile(filename, 'utf8').catch(() => null);
  if (code === null) return null;
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename });
  const module: { exports: unknown } = { exports: {} };
  const required = (request: string): unknown => (request in shared ? shared[request] : builtIn(request));
  Reflect.apply(run, undefined, [module, module.exports, required]);
  return module.exports;
}

const isShellCode = (value: unknown): value is ShellCode =>
  typeof value === 'object' &&
  value !== null &&
  'serverShares' in value &&
  'renderPage' in value &&
  'headOfPage' in value;

const isPublicSlice = (value: unknown, contract: number): value is PublicSlice =>
  remoteModuleProblem('mf_public', contract, value) === null;

/**
 * Loads the code that renders public pages.
 * @param contract that the shell keeps
 * @returns null where one of the two versions was built without it
 * @throws Error if the code does not start
 */
export async function loadServerCode(
  site: string,
  shellVersion: string,
  sliceVersion: string,
  contract: number,
): Promise<ServerCode | null> {
  const layout = siteLayout(site);
  const shell = await exportsOf(layout.shell(shellVersion), {});
  if (!isShellCode(shell)) return null;
  const slice = await exportsOf(layout.slice('mf_public', sliceVersion), shell.serverShares);
  if (!isPublicSlice(slice, contract)) return null;
  return {
    slice,
    renderPage: (pathname) => shell.renderPage(pathname, slice),
    renderLivePage: (pathname, search, fetcher) =>
      shell.renderLivePage?.(pathname, search, slice, fetcher) ?? Promise.resolve(null),
    headOfPage: (pathname, search, fetcher, origin) => shell.headOfPage(pathname, slice, fetcher, origin, search),
  };
}
