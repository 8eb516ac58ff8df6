import path from 'node:path';
import { type RemoteModule, remoteModuleProblem } from '@vela/contracts/remote';
import { PATHS, type SliceName } from '@vela/contracts/routes';
import { type Catalogue, SOURCE_LANGUAGE, type Tongue } from '@vela/language';
import { siteLayout } from '../site/layout.js';
import { readShellRecord, readSliceRecord } from '../site/manifest.js';
import { type OwnSurroundings, ownSurroundings } from './own-surroundings.js';
import type { LivePage } from './rendered-page.js';
import {
  catalogueIn,
  codeIn,
  isShellCode,
  type PageRoute,
  type ReadyCode,
  serverFileOf,
  type ShellCode,
} from './server-code.js';

/** Which code renders a private page: of a site, a version of the shell and one of the slice that owns the page. */
export interface PersonalCode {
  readonly site: string;
  readonly shell: string;
  readonly slice: { readonly name: SliceName; readonly version: string };
  /** Contract that the shell keeps. */
  readonly contract: number;
}

export interface PersonalJob extends PersonalCode {
  readonly tongue: Tongue;
  /** Of the page, without its language. */
  readonly pathname: string;
  /** Addresses of the calls that its reader may make. */
  readonly mayAsk: readonly string[];
}

/** Pairs of versions whose code is kept ready: more than are in service and rolled out at a time. */
const READY_CODES = 16;

/** What is kept of two versions from one page to the next: nothing that has run. */
interface Ready {
  readonly shell: ReadyCode;
  readonly slice: ReadyCode;
  readonly catalogues: (tongue: Tongue) => Promise<readonly Catalogue[]>;
}

const ready = new Map<string, Promise<Ready | null>>();
/** Code of shells by folder: one of all slices, so that what Node learns of it serves the pages of each. */
const shells = new Map<string, Promise<ReadyCode | null>>();

function shellIn(folder: string): Promise<ReadyCode | null> {
  const coming = shells.get(folder) ?? codeIn(folder);
  shells.set(folder, coming);
  coming.catch(() => shells.delete(folder));
  return coming;
}

async function prepare({ site, shell, slice }: PersonalCode): Promise<Ready | null> {
  const layout = siteLayout(site);
  const folders = { shell: layout.shell(shell), slice: layout.slice(slice.name, slice.version) };
  const [ofShell, ofSlice] = await Promise.all([
    shellIn(folders.shell),
    codeIn(folders.slice, await serverFileOf(folders.slice, folders.shell)),
  ]);
  if (ofShell === null || ofSlice === null) return null;
  const texts = new Map<Tongue, Promise<readonly Catalogue[]>>();
  const read = async (tongue: Tongue): Promise<readonly Catalogue[]> => {
    const [own, its] = await Promise.all([readShellRecord(folders.shell), readSliceRecord(folders.slice)]);
    return Promise.all([
      catalogueIn(folders.shell, own.catalogues[tongue]),
      catalogueIn(folders.slice, its.catalogues[tongue]),
    ]);
  };
  const catalogues = (tongue: Tongue): Promise<readonly Catalogue[]> => {
    const known = texts.get(tongue) ?? read(tongue);
    texts.set(tongue, known);
    return known;
  };
  return { shell: ofShell, slice: ofSlice, catalogues };
}

function readyFor(code: PersonalCode): Promise<Ready | null> {
  const key = [code.site, code.shell, code.slice.name, code.slice.version].join(path.delimiter);
  const known = ready.get(key);
  if (known !== undefined) return known;
  if (ready.size >= READY_CODES) {
    ready.clear();
    shells.clear();
  }
  const coming = prepare(code);
  ready.set(key, coming);
  coming.catch(() => ready.delete(key));
  return coming;
}

const isSlice = (name: SliceName, contract: number, value: unknown): value is RemoteModule<PageRoute> =>
  remoteModuleProblem(name, contract, value) === null;

/** A shell that was run, for nobody yet. */
interface Fresh {
  readonly exports: unknown;
  readonly surroundings: OwnSurroundings;
}

function runShell(code: ReadyCode): Fresh {
  const surroundings = ownSurroundings();
  try {
    return { exports: code({}, surroundings), surroundings };
  } catch (error) {
    surroundings.end();
    throw error;
  }
}

/** The next page's shell: it is run while nobody waits. One is kept, whatever version it is of. */
let next: { readonly code: ReadyCode; readonly fresh: Fresh } | null = null;

/** @returns a shell that nothing was done with */
function freshShell(code: ReadyCode): Fresh {
  const kept = next;
  next = null;
  if (kept?.code === code) return kept.fresh;
  kept?.fresh.surroundings.end();
  return runShell(code);
}

/** Runs a shell for whoever comes next, behind what is being done. */
function runAhead(code: ReadyCode): void {
  setImmediate(() => {
    try {
      next ??= { code, fresh: runShell(code) };
    } catch {
      // Whoever comes next runs it again, and hears what is wrong with it.
    }
  });
}

/** Code of a shell and a slice that was run for one purpose. */
interface Running {
  readonly shell: ShellCode;
  readonly slice: RemoteModule<PageRoute>;
  readonly catalogues: Ready['catalogues'];
}

/**
 * Runs both codes anew, in surroundings of their own, so that nothing they keep passes from one person's page to another's.
 * @returns what comes of the work; null where there is no code for it
 */
async function runAnew<Result>(
  code: PersonalCode,
  work: (running: Running) => Promise<Result | null>,
): Promise<Result | null> {
  const both = await readyFor(code);
  if (both === null) return null;
  const { exports: shell, surroundings } = freshShell(both.shell);
  try {
    if (!isShellCode(shell)) return null;
    const slice = both.slice(shell.serverShares, surroundings);
    if (!isSlice(code.slice.name, code.contract, slice)) return null;
    return await work({ shell, slice, catalogues: both.catalogues });
  } finally {
    surroundings.end();
    runAhead(both.shell);
  }
}

/** A page whose frame is rendered to get the code going, one of a workspace. */
const ANY_PAGE = PATHS.jobSeekerDashboard;

/** Gets codes ready, so that the first person who comes does not wait for it; one that fails keeps no other back. */
export async function readyJob(codes: readonly PersonalCode[]): Promise<void> {
  for (const code of codes)
    await runAnew(code, async ({ shell }) => (await shell.renderFrame?.(ANY_PAGE)) ?? null).catch(() => null);
}

/**
 * Renders a private page for whom the API answers.
 * @param fetcher reaches the API as that person
 * @returns null where nobody is signed in, or the codes do not render such pages, or not in that language
 */
export const personalPageJob = (
  { tongue, pathname, mayAsk, ...code }: PersonalJob,
  fetcher: typeof fetch,
): Promise<LivePage | null> =>
  runAnew(code, async ({ shell, slice, catalogues }) => {
    const { renderPersonalPage, addCatalogue, inTongue } = shell;
    if (renderPersonalPage === undefined) return null;
    const render = () => renderPersonalPage(pathname, slice, mayAsk, fetcher);
    if (tongue === SOURCE_LANGUAGE) return inTongue === undefined ? render() : inTongue(tongue, render);
    if (addCatalogue === undefined || inTongue === undefined) return null;
    for (const catalogue of await catalogues(tongue)) addCatalogue(tongue, catalogue);
    return inTongue(tongue, render);
  });
