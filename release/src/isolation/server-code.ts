import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { type PageHead, type RemoteModule, remoteModuleProblem } from '@vela/contracts/remote';
import { type Catalogue, SOURCE_LANGUAGE, type Tongue } from '@vela/language';
import { isCarried } from '../site/carried.js';
import { SERVER_FOLDER, siteLayout } from '../site/layout.js';
import { readShellRecord, readSliceRecord } from '../site/manifest.js';
import type { LivePage, RenderedPage } from './rendered-page.js';

/** A route as far as the gateway looks at it; the rest is the router's. */
export interface PageRoute {
  readonly path?: string;
}

type PublicSlice = RemoteModule<PageRoute>;

/** What a version of the shell brings to render pages with. */
export interface ShellCode {
  readonly serverShares: Readonly<Record<string, unknown>>;
  readonly renderPage: (pathname: string, slice: PublicSlice) => Promise<RenderedPage>;
  /** Absent in versions that leave private pages to the browser as a whole. */
  readonly renderFrame?: (pathname: string) => Promise<RenderedPage>;
  /** Absent in versions that speak English only. */
  readonly addCatalogue?: (tongue: Tongue, catalogue: Catalogue) => void;
  readonly inTongue?: <Result>(tongue: Tongue, work: () => Result) => Result;
  /** Absent in versions that leave such pages to the browser. */
  readonly renderLivePage?: (
    pathname: string,
    search: string,
    slice: PublicSlice,
    fetcher: typeof fetch,
  ) => Promise<LivePage | null>;
  /** Absent in versions that leave private pages to the browser. */
  readonly renderPersonalPage?: (
    pathname: string,
    slice: RemoteModule<PageRoute>,
    mayAsk: readonly string[],
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
interface ServerCode {
  readonly shell: ShellCode;
  readonly slice: PublicSlice;
}

/** Which code renders: of a site, a version of the shell and one of the public slice. */
export interface CodePair {
  readonly site: string;
  readonly shell: string;
  readonly slice: string;
  /** Contract that the shell keeps. */
  readonly contract: number;
}

export interface PageJob extends CodePair {
  readonly tongue: Tongue;
  /** Of the page, without its language. */
  readonly pathname: string;
}
export interface VisitJob extends PageJob {
  /** Query of the address, with its question mark, or nothing. */
  readonly search: string;
}
export interface HeadJob extends VisitJob {
  readonly origin: string;
}

const ofNode = createRequire(import.meta.url);
/** What code that renders pages may ask Node for; it has no business with files, processes or the network. */
const ALLOWED = new Set(['async_hooks', 'buffer', 'crypto', 'events', 'stream', 'string_decoder', 'url', 'util']);

/** @returns a module of Node that code may use which renders pages @throws Error for any other */
export function allowedModule(request: string): unknown {
  const name = request.replace(/^node:/, '');
  if (!ALLOWED.has(name)) throw new Error(`Code that renders pages may not use "${request}".`);
  return ofNode(`node:${name}`);
}

/** Server code of the shell, and of a slice that takes everything shared from it. */
const SERVER_FILE = 'index.cjs';
/** Server code of a slice with what it carries inside. */
const CARRYING_FILE = 'carried.cjs';

/** What code finds around it. */
export interface Surroundings {
  /** What it takes for the global object. */
  readonly globals: object;
  /** @returns a module of Node @throws Error where it may not use it */
  readonly builtIn: (request: string) => unknown;
}

const EVERYBODYS: Surroundings = { globals: globalThis, builtIn: allowedModule };

/**
 * Code that is ready to run, with nothing of an earlier run in it.
 * @param shared modules by request that come from elsewhere
 * @returns what it exports
 */
export type ReadyCode = (shared: Readonly<Record<string, unknown>>, surroundings?: Surroundings) => unknown;

/** @returns a file of the build that renders, which gives what it exports each time it is run; null without the file */
export async function codeIn(folder: string, file: string = SERVER_FILE): Promise<ReadyCode | null> {
  const filename = path.join(folder, SERVER_FOLDER, file);
  const code = await readFile(filename, 'utf8').catch(() => null);
  if (code === null) return null;
  const names = ['module', 'exports', 'require', '__filename', 'globalThis', 'global', 'fetch'];
  const run = vm.compileFunction(code, names, { filename });
  return (shared, { globals, builtIn } = EVERYBODYS) => {
    const module: { exports: unknown } = { exports: {} };
    const required = (request: string): unknown => (request in shared ? shared[request] : builtIn(request));
    const fetcher: unknown = Reflect.get(globals, 'fetch');
    Reflect.apply(run, undefined, [module, module.exports, required, filename, globals, globals, fetcher]);
    return module.exports;
  };
}

/** Runs a file of the build. @returns what it exports, or null without the file */
async function exportsOf(
  folder: string,
  shared: Readonly<Record<string, unknown>>,
  file: string = SERVER_FILE,
): Promise<unknown> {
  const code = await codeIn(folder, file);
  return code === null ? null : code(shared);
}

export const isShellCode = (value: unknown): value is ShellCode =>
  typeof value === 'object' &&
  value !== null &&
  'serverShares' in value &&
  'renderPage' in value &&
  'headOfPage' in value;

const isPublicSlice = (value: unknown, contract: number): value is PublicSlice =>
  remoteModuleProblem('mf_public', contract, value) === null;

/** @returns which server code of a slice fits a shell: in the browser the same one counts */
export async function serverFileOf(folder: string, shellFolder: string): Promise<string> {
  const isCarrying = await stat(path.join(folder, SERVER_FOLDER, CARRYING_FILE)).catch(() => null);
  if (isCarrying === null) return SERVER_FILE;
  const [{ requires }, shell] = await Promise.all([readSliceRecord(folder), readShellRecord(shellFolder)]);
  return requires.some((each) => isCarried(each, shell)) ? CARRYING_FILE : SERVER_FILE;
}

async function load({
  site,
  shell: shellVersion,
  slice: sliceVersion,
  contract,
}: CodePair): Promise<ServerCode | null> {
  const layout = siteLayout(site);
  const shell = await exportsOf(layout.shell(shellVersion), {});
  if (!isShellCode(shell)) return null;
  const folder = layout.slice('mf_public', sliceVersion);
  const slice = await exportsOf(folder, shell.serverShares, await serverFileOf(folder, layout.shell(shellVersion)));
  return isPublicSlice(slice, contract) ? { shell, slice } : null;
}

/** @returns what a build says in a language; nothing where it does not tell */
export async function catalogueIn(folder: string, file: string | undefined): Promise<Catalogue> {
  const text = file === undefined ? null : await readFile(path.join(folder, file), 'utf8').catch(() => null);
  return text === null ? {} : (JSON.parse(text) as Catalogue);
}

const taught = new Map<string, Promise<void>>();

/** Lets a shell's code speak a language, in the words of both builds. */
function teach(pair: CodePair, code: ServerCode, tongue: Tongue): Promise<void> {
  const key = [tongue, pair.site, pair.shell, pair.slice].join(path.delimiter);
  const learn = async () => {
    const layout = siteLayout(pair.site);
    const [shell, slice] = [layout.shell(pair.shell), layout.slice('mf_public', pair.slice)];
    const [ofShell, ofSlice] = await Promise.all([readShellRecord(shell), readSliceRecord(slice)]);
    for (const [folder, { catalogues }] of [[shell, ofShell] as const, [slice, ofSlice] as const])
      code.shell.addCatalogue?.(tongue, await catalogueIn(folder, catalogues[tongue]));
  };
  const known = taught.get(key) ?? learn();
  taught.set(key, known);
  return known;
}

/** Does something with the code in a language. @returns null where there is no code that speaks it */
async function speaking<Result>(
  pair: CodePair,
  tongue: Tongue,
  work: (code: ServerCode) => Promise<Result>,
): Promise<Result | null> {
  const code = await codeOf(pair);
  if (code === null) return null;
  const { inTongue } = code.shell;
  if (tongue === SOURCE_LANGUAGE || inTongue === undefined) return tongue === SOURCE_LANGUAGE ? work(code) : null;
  await teach(pair, code, tongue);
  return inTongue(tongue, () => work(code));
}

const loaded = new Map<string, Promise<ServerCode | null>>();

/** @returns null where one of the two versions was built without code for the server @throws Error if it does not start */
function codeOf(pair: CodePair): Promise<ServerCode | null> {
  const key = [pair.site, pair.shell, pair.slice].join(path.delimiter);
  const known = loaded.get(key) ?? load(pair);
  loaded.set(key, known);
  return known;
}

/** @returns the patterns of the slice's pages, null where there is no code */
export async function pathsJob(pair: CodePair): Promise<readonly string[] | null> {
  const code = await codeOf(pair);
  return code?.slice.routes.flatMap(({ path: pattern }) => (pattern === undefined ? [] : [pattern])) ?? null;
}

/** @returns a page that is the same at every time, as it stands before any script runs */
export const pageJob = ({ pathname, tongue, ...pair }: PageJob): Promise<RenderedPage | null> =>
  speaking(pair, tongue, ({ shell, slice }) => shell.renderPage(pathname, slice));

/** @returns what stands around a private page, null where there is no code for it */
export const frameJob = ({ pathname, tongue, ...pair }: PageJob): Promise<RenderedPage | null> =>
  speaking(pair, tongue, async ({ shell }) => (await shell.renderFrame?.(pathname)) ?? null);

/** @returns a page with what the API says now, null where it is the same at every time */
export const livePageJob = (
  { pathname, search, tongue, ...pair }: VisitJob,
  fetcher: typeof fetch,
): Promise<LivePage | null> =>
  speaking(
    pair,
    tongue,
    async ({ shell, slice }) => (await shell.renderLivePage?.(pathname, search, slice, fetcher)) ?? null,
  );

/** @returns what a page says of itself: undefined where it says nothing, null where there is no such page */
export async function headJob(
  { pathname, search, origin, tongue, ...pair }: HeadJob,
  fetcher: typeof fetch,
): Promise<PageHead | null | undefined> {
  // That there is no such page is an answer of its own, and not that nobody knows.
  const asked = await speaking(pair, tongue, async ({ shell, slice }) => ({
    head: await shell.headOfPage(pathname, slice, fetcher, origin, search),
  }));
  return asked?.head;
}
