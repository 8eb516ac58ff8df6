import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PATH_OWNERS, type PathOwner, type SliceName, sliceNamed, SLICES } from '@vela/contracts/routes';
import { MANIFEST } from './layout.js';

/** Names that a module exports, or that are used of it; null where the build could not tell. */
export type Names = readonly string[] | null;

/** A module that a slice takes from the shell. */
export interface Requirement {
  /** The module by its request, such as `@vela/design-system/button`. */
  readonly request: string;
  /** Versions that the slice accepts. */
  readonly range: string;
  /** What it uses of it. */
  readonly names: Names;
  /** Whether the slice has a copy of its own, for a shell without a version that it accepts. */
  readonly carried: boolean;
}

/** A module that the shell gives to slices. */
export interface Provision {
  readonly version: string;
  readonly names: Names;
  /** Scripts with which it comes, where it is not in the shell's first. */
  readonly scripts: readonly string[];
}

/** What a page of a slice consists of. */
export interface PageRecord {
  /** In the router's notation. */
  readonly path: string;
  /** Its scripts, beside those that every page of the slice has. */
  readonly scripts: readonly string[];
  /** What it takes of the shell, by request. */
  readonly shared: readonly string[];
  /** Calls that it begins with, with the path's parameters in the router's notation. */
  readonly calls: readonly string[];
  /** Who may make each of them, as the table of endpoints says; builds from before do not tell. */
  readonly callers?: readonly string[];
  /** Those of the calls that the API may refuse: the server alone makes them ahead. */
  readonly refusable?: readonly string[];
  /** Those whose answers are the same for everybody, and kept by browsers. */
  readonly keepable?: readonly string[];
  /** Whether the server may render it for whoever asks. */
  readonly personal?: boolean;
  /** Beginnings of the keys under which a browser keeps what belongs on the page, and the server does not know. */
  readonly unlessKept?: readonly string[];
}

/** What a slice's build says of itself. */
export interface SliceRecord {
  readonly name: SliceName;
  readonly contract: number;
  /** File name of the container. */
  readonly entry: string;
  /** Scripts that are needed right after the entry. */
  readonly preload: readonly string[];
  /** Its pages; none in builds from before. */
  readonly pages: readonly PageRecord[];
  readonly requires: readonly Requirement[];
  /** Scripts with the copies that it carries. */
  readonly carriedScripts: readonly string[];
  /** Calls of the API that its pages make, such as `GET /api/users/me`. */
  readonly calls: readonly string[];
  /** Files with what it says in other languages, by language. */
  readonly catalogues: Readonly<Record<string, string>>;
}

/** What the shell's build says of itself. */
export interface ShellRecord {
  readonly name: 'shell';
  /** Scripts of the first page, in order. */
  readonly scripts: readonly string[];
  /** Scripts of somebody who only reads a page that was rendered beforehand, in order; none in builds from before. */
  readonly boot: readonly string[];
  /** Scripts of the frame of who is signed in; none in builds from before. */
  readonly workspace: readonly string[];
  /** Font files that every page needs. */
  readonly fonts: readonly string[];
  /** Agreement that it keeps with the slices. */
  readonly contract: number;
  /** What it shares with the slices, by request. */
  readonly provides: Readonly<Record<string, Provision>>;
  /** Which slice it asks for at which paths; as this version knows them where a build from before does not tell. */
  readonly owners: readonly PathOwner[];
  /** Calls of the API that its frame makes. */
  readonly calls: readonly string[];
  /** Files with what it says in other languages, by language. */
  readonly catalogues: Readonly<Record<string, string>>;
}

/** A manifest of Module Federation, of which anything may be missing or of another kind. */
interface Manifest {
  readonly name?: unknown;
  readonly contract?: unknown;
  readonly scripts?: unknown;
  readonly boot?: unknown;
  readonly workspace?: unknown;
  readonly fonts?: unknown;
  readonly shared?: unknown;
  readonly exposes?: unknown;
  readonly owners?: unknown;
  readonly pages?: unknown;
  readonly calls?: unknown;
  readonly catalogues?: unknown;
  readonly carriedScripts?: unknown;
  readonly metaData?: { readonly remoteEntry?: { readonly name?: unknown } };
}

interface Shared {
  readonly name: string;
  readonly version?: string;
  readonly requiredVersion?: string;
  readonly names: Names;
  readonly carried?: unknown;
  readonly assets?: { readonly js?: { readonly async?: unknown } };
}

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isTextOrMissing = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string';

function isShared(value: unknown): value is Shared {
  if (typeof value !== 'object' || value === null) return false;
  const { name, version, requiredVersion, names } = { ...value } as Readonly<Record<string, unknown>>;
  return (
    typeof name === 'string' &&
    isTextOrMissing(version) &&
    isTextOrMissing(requiredVersion) &&
    (names === null || isTextList(names))
  );
}

const isSharedList = (value: unknown): value is readonly Shared[] => Array.isArray(value) && value.every(isShared);

const isPathOwner = (value: unknown): value is PathOwner =>
  typeof value === 'object' &&
  value !== null &&
  'prefix' in value &&
  typeof value.prefix === 'string' &&
  'slice' in value &&
  SLICES.some((known) => known === value.slice);

const isOwnerList = (value: unknown): value is readonly PathOwner[] => Array.isArray(value) && value.every(isPathOwner);

/** @returns the scripts that come right after the entry, of the one module that a slice exposes; null if it names none */
function preloadOf(exposes: unknown): readonly string[] | null {
  if (!Array.isArray(exposes) || exposes.length !== 1) return null;
  const [exposed] = exposes as readonly { readonly assets?: { readonly js?: { readonly sync?: unknown } } }[];
  const scripts = exposed?.assets?.js?.sync;
  return isTextList(scripts) ? scripts : null;
}

function isPageRecord(value: unknown): value is PageRecord {
  if (typeof value !== 'object' || value === null) return false;
  const page = { ...value } as Readonly<Record<string, unknown>>;
  const {
    path: address,
    scripts,
    shared,
    calls,
    callers = [],
    refusable = [],
    keepable = [],
    personal = false,
    unlessKept = [],
  } = page;
  return (
    typeof address === 'string' &&
    typeof personal === 'boolean' &&
    [scripts, shared, calls, callers, refusable, keepable, unlessKept].every(isTextList)
  );
}

/** @returns files by language; none for a build from before there were languages */
function cataloguesOf(value: unknown): Readonly<Record<string, string>> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${folder} holds no build: ${MANIFEST} is missing. Build it first.`);
  });
  const manifest: unknown = JSON.parse(text);
  if (typeof manifest !== 'object' || manifest === null) throw new Error(`${file} is not an object.`);
  return manifest;
}

/** @throws Error if the folder holds no slice's build */
export async function readSliceRecord(folder: string): Promise<SliceRecord> {
  const manifest = await readManifest(folder);
  const { name, contract, metaData, exposes, pages = [], shared, calls, catalogues, carriedScripts = [] } = manifest;
  const slice = sliceNamed(name);
  const entry = metaData?.remoteEntry?.name;
  const preload = preloadOf(exposes);
  if (
    slice === null ||
    typeof contract !== 'number' ||
    typeof entry !== 'string' ||
    preload === null ||
    !Array.isArray(pages) ||
    !pages.every(isPageRecord) ||
    !isSharedList(shared) ||
    !isTextList(calls) ||
    !isTextList(carriedScripts)
  )
    throw new Error(`${folder} does not hold the build of a slice.`);
  const requires = shared.map((each) => ({
    request: each.name,
    range: each.requiredVersion ?? '*',
    names: each.names,
    carried: each.carried === true,
  }));
  return {
    name: slice,
    contract,
    entry,
    preload,
    pages,
    requires,
    carriedScripts,
    calls,
    catalogues: cataloguesOf(catalogues),
  };
}

/** @throws Error if the folder does not hold the shell's build */
export async function readShellRecord(folder: string): Promise<ShellRecord> {
  const manifest = await readManifest(folder);
  const { name, scripts, boot = [], workspace = [], fonts, contract, shared, calls, catalogues } = manifest;
  const { owners = PATH_OWNERS } = manifest;
  if (
    name !== 'shell' ||
    !isTextList(scripts) ||
    !isTextList(boot) ||
    !isTextList(workspace) ||
    !isTextList(fonts) ||
    typeof contract !== 'number' ||
    !isSharedList(shared) ||
    !isOwnerList(owners) ||
    !isTextList(calls)
  )
    throw new Error(`${folder} does not hold the build of the shell.`);
  const provides = Object.fromEntries(
    shared.map(({ name: request, version = '0.0.0', names, assets }) => {
      const later = assets?.js?.async;
      return [request, { version, names, scripts: isTextList(later) ? later : [] }];
    }),
  );
  return {
    name,
    scripts,
    boot,
    workspace,
    fonts,
    contract,
    provides,
    owners,
    calls,
    catalogues: cataloguesOf(catalogues),
  };
}
