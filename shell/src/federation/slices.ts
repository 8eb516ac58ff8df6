import { REMOTE_CONTRACT, type RemoteModule, remoteModuleProblem, type RemoteRegistry } from '@vela/contracts/remote';
import { isAdminSlice, isGuest, type SliceName } from '@vela/contracts/routes';
import type { RouteObject } from '@vela/router';
import { addTextsOf } from '../features/language/catalogues.js';
import type { SliceRuntime } from './runtime.js';

/** Milliseconds until a slice that does not answer is given up, so that its fall-back shows within three seconds. */
const LOAD_TIMEOUT_MS = 2300;

/** The slices as the shell uses them: loaded on demand, each at most once, failures never kept. */
export interface Slices {
  /**
   * @returns the slice's routes; none for a visitor whom the slice is not there for, and of a guest that is not in service
   * @throws Error if the slice is not deployed, cannot be loaded in time, or is not what the shell expects
   */
  load(name: SliceName): Promise<readonly RouteObject[]>;
  /** @returns why the last attempt failed, or null */
  errorOf(name: SliceName): Error | null;
  /** @returns the version of a slice that this page runs, or last tried to; null before */
  versionOf(name: SliceName): string | null;
}

function within<Value>(milliseconds: number, what: string, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} did not answer in time.`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Decodes what a slice exposes. @throws Error with a sentence that says what is wrong with it */
function decodeModule(name: SliceName, module: unknown): RemoteModule<RouteObject> {
  const problem = remoteModuleProblem(name, REMOTE_CONTRACT, module);
  if (problem !== null) throw new Error(problem);
  return module as RemoteModule<RouteObject>;
}

export interface SlicesOptions {
  readonly runtime: SliceRuntime;
  /** The registry that came with the page, which does not tell of every slice; null where none came. */
  readonly known: RemoteRegistry | null;
  /** Reads the registry anew; done after every failure, because a roll-back may have repaired the slice. */
  readonly ask: () => Promise<RemoteRegistry>;
  /** Finds out whether an administrator is signed in. */
  readonly isAdmin: () => Promise<boolean>;
  /** Hears that a slice's code arrived or was on its way, and cannot be used. */
  readonly onFailure?: (name: SliceName, error: unknown) => void;
}

export function createSlices({ runtime, known, ask, isAdmin, onFailure }: SlicesOptions): Slices {
  const loads = new Map<SliceName, Promise<readonly RouteObject[]>>();
  const errors = new Map<SliceName, Error>();
  const versions = new Map<SliceName, string>();

  async function attempt(name: SliceName): Promise<readonly RouteObject[]> {
    const told = errors.has(name) ? undefined : known?.[name];
    const entry = told ?? (await ask())[name];
    // Guests come and go, and anybody may make up an address of one.
    if (entry === undefined && isGuest(name)) return [];
    if (entry === undefined) throw new Error(`${name} is not deployed.`);
    if (entry.contract !== REMOTE_CONTRACT)
      throw new Error(
        `${name} ${entry.version} was built for contract ${entry.contract}, this site speaks ${REMOTE_CONTRACT}.`,
      );
    versions.set(name, entry.version);
    try {
      const [module] = await Promise.all([runtime.load(name, entry), addTextsOf(entry)]);
      return decodeModule(name, module).routes;
    } catch (error) {
      onFailure?.(name, error);
      throw error;
    }
  }

  const admits = (name: SliceName): Promise<boolean> => (isAdminSlice(name) ? isAdmin() : Promise.resolve(true));

  return {
    load: (name) => {
      const running = loads.get(name);
      if (running) return running;
      const load = admits(name)
        .then((admitted) => {
          return admitted ? within(LOAD_TIMEOUT_MS, name, attempt(name)) : [];
        })
        .then(
          (routes) => {
            errors.delete(name);
            if (routes.length === 0) loads.delete(name);
            return routes;
          },
          (reason: unknown) => {
            const error = reason instanceof Error ? reason : new Error(String(reason));
            errors.set(name, error);
            loads.delete(name);
            throw error;
          },
        );
      loads.set(name, load);
      return load;
    },
    errorOf: (name) => errors.get(name) ?? null,
    versionOf: (name) => versions.get(name) ?? null,
  };
}
