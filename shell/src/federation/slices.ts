import type { ComponentType, ReactNode } from 'react';
import { REMOTE_CONTRACT, type RemoteModule, remoteModuleProblem, type RemoteRegistry } from '@vela/contracts/remote';
import { isAdminSlice, isGuest, type SliceName } from '@vela/contracts/routes';
import { PATIENCE_MS, type RouteObject } from '@vela/router';
import { addTextsOf } from '../features/language/catalogues.js';
import { Attempts } from './attempts.js';
import type { SliceRuntime } from './runtime.js';

/** What stands around the pages of a slice. */
export type Around = ComponentType<{ readonly children: ReactNode }>;

/** The slices as the shell uses them: loaded on demand, each at most once, failures never kept. */
export interface Slices {
  /**
   * @returns the slice's routes, however long they take; none for a visitor whom the slice is not there for, and of a guest
   *   that is not in service
   * @throws Error if the slice is not deployed, cannot be loaded, or is not what the shell expects
   */
  load(name: SliceName): Promise<readonly RouteObject[]>;
  /** Makes a further attempt beside one that has been on its way for long. @returns as `load` does */
  loadAgain(name: SliceName): Promise<readonly RouteObject[]>;
  /** @returns what a slice that is loaded wants around its pages, or null */
  aroundOf(name: SliceName): Around | null;
  /** @returns `slow` while a slice is on its way, `failed` from a failure on until it is there, else null */
  troubleOf(name: SliceName): 'slow' | 'failed' | null;
  /** Hears when what `troubleOf` says may have changed. @returns stops that */
  subscribe(listener: () => void): () => void;
  /** @returns why the last attempt failed, or null */
  errorOf(name: SliceName): Error | null;
  /** @returns the version of a slice that this page runs, or last tried to; null before */
  versionOf(name: SliceName): string | null;
  /**
   * Asks which version is in service now.
   * @returns that one, where it is another than this page runs; null where it is the same, or nobody knows
   */
  replacementOf(name: SliceName): Promise<string | null>;
}

/** Decodes what a slice exposes. @throws Error with a sentence that says what is wrong with it */
function decodeModule(name: SliceName, module: unknown): RemoteModule<RouteObject> {
  const problem = remoteModuleProblem(name, REMOTE_CONTRACT, module);
  if (problem !== null) throw new Error(problem);
  return module as RemoteModule<RouteObject>;
}

/** @returns what a slice wants around its pages: a component, or null */
export const aroundIn = ({ around }: Pick<RemoteModule<RouteObject>, 'around'>): Around | null =>
  typeof around === 'function' ? (around as Around) : null;

export interface SlicesOptions {
  readonly runtime: SliceRuntime;
  /** The registry that came with the page, which does not tell of every slice; null where none came. */
  readonly known: RemoteRegistry | null;
  /** Reads the registry anew; done after every failure, because a roll-back may have repaired the slice. */
  readonly ask: () => Promise<RemoteRegistry>;
  /** Finds out whether an administrator is signed in. */
  readonly isAdmin: () => Promise<boolean>;
  /** Hears that what a slice exposes cannot be used. */
  readonly onFailure?: (name: SliceName, error: unknown) => void;
}

/** What an attempt brought. */
interface Arrived {
  readonly routes: readonly RouteObject[];
  /** Null where the slice is not there for this visitor. */
  readonly version: string | null;
}

const NOTHING: Arrived = { routes: [], version: null };

export function createSlices({ runtime, known, ask, isAdmin, onFailure }: SlicesOptions): Slices {
  const loads = new Map<SliceName, Attempts<Arrived>>();
  const onTheirWay = new Set<SliceName>();
  const errors = new Map<SliceName, Error>();
  const versions = new Map<SliceName, string>();
  const arounds = new Map<SliceName, Around | null>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  /** @param anew whether the registry that came with the page is past */
  async function attempt(name: SliceName, anew: boolean): Promise<Arrived> {
    // Of a slice that is there for administrators nobody else asks.
    if (isAdminSlice(name) && !(await isAdmin())) return NOTHING;
    const entry = (anew ? undefined : known?.[name]) ?? (await ask())[name];
    // Guests come and go, and anybody may make up an address of one.
    if (entry === undefined && isGuest(name)) return NOTHING;
    if (entry === undefined) throw new Error(`${name} is not deployed.`);
    const { version, contract } = entry;
    if (contract !== REMOTE_CONTRACT)
      throw new Error(`${name} ${version} was built for contract ${contract}, this site speaks ${REMOTE_CONTRACT}.`);
    versions.set(name, version);
    const [module] = await Promise.all([runtime.load(name, entry), addTextsOf(entry)]);
    try {
      const decoded = decodeModule(name, module);
      arounds.set(name, aroundIn(decoded));
      return { routes: decoded.routes, version };
    } catch (error) {
      onFailure?.(name, error);
      throw error;
    }
  }

  function begin(name: SliceName): Attempts<Arrived> {
    const attempts = new Attempts(() => attempt(name, errors.has(name)));
    loads.set(name, attempts);
    onTheirWay.add(name);
    tell();
    attempts.result.then(
      ({ routes, version }) => {
        errors.delete(name);
        onTheirWay.delete(name);
        if (version !== null) versions.set(name, version);
        if (routes.length === 0) loads.delete(name);
        tell();
      },
      (reason: unknown) => {
        errors.set(name, reason instanceof Error ? reason : new Error(String(reason)));
        onTheirWay.delete(name);
        loads.delete(name);
        tell();
      },
    );
    return attempts;
  }

  const load = async (name: SliceName): Promise<readonly RouteObject[]> =>
    (await (loads.get(name) ?? begin(name)).result).routes;

  return {
    load,
    loadAgain: (name) => {
      const attempts = onTheirWay.has(name) ? loads.get(name) : undefined;
      if (attempts !== undefined && attempts.age >= PATIENCE_MS) attempts.begin(() => attempt(name, true));
      return load(name);
    },
    aroundOf: (name) => arounds.get(name) ?? null,
    troubleOf: (name) => {
      if (errors.has(name)) return 'failed';
      return onTheirWay.has(name) ? 'slow' : null;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    errorOf: (name) => errors.get(name) ?? null,
    versionOf: (name) => versions.get(name) ?? null,
    replacementOf: async (name) => {
      const inService = (await ask().catch(() => null))?.[name]?.version;
      return inService === undefined || inService === versions.get(name) ? null : inService;
    },
  };
}
