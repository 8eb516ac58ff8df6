import { getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { REMOTE_MODULE, type RemoteEntry } from '@vela/contracts/remote';
import type { SliceName } from '@vela/contracts/routes';
import { entryScripts } from './entry-scripts.js';

/** What loads a slice's code; replaced in tests. */
export interface SliceRuntime {
  /**
   * @returns what the slice exposes, unchecked
   * @throws Error if its script does not arrive in time, is not the one that was promoted, or does not start
   */
  readonly load: (name: SliceName, entry: RemoteEntry) => Promise<unknown>;
}

/**
 * A further attempt asks under another address of the same files (the gateway ignores what follows the tilde): under
 * the old one the browser would go on waiting for a request that hangs.
 */
const furtherAddress = ({ entry, version }: RemoteEntry, attempt: number): string =>
  attempt === 0 ? entry : entry.replace(`/${version}/`, `/${version}~${attempt}/`);

/** @returns the runtime that the shell's build starts with the page */
function runtimeOfPage(): ModuleFederation {
  const instance = getInstance();
  if (instance === null) throw new Error('The page has no federation runtime.');
  return instance;
}

/**
 * Loads slices as remotes of the page's one federation runtime. They are webpack's own containers: what they share comes
 * from the shell, and none brings a second runtime.
 */
export function federatedRuntime(federation: ModuleFederation = runtimeOfPage()): SliceRuntime {
  federation.registerPlugins([entryScripts]);
  /** The remote that stands for an entry, as long as it has not failed. */
  const remotes = new Map<string, string>();
  const failures = new Map<string, number>();
  const registrations = new Map<SliceName, number>();

  /** A remote that failed is never asked again: each attempt is one of its own. */
  function register(name: SliceName, entry: RemoteEntry): string {
    const earlier = registrations.get(name) ?? 0;
    registrations.set(name, earlier + 1);
    const remote = earlier === 0 ? name : `${name}~${earlier}`;
    // What a failed attempt left behind would be taken for this one's container.
    Reflect.set(globalThis, name, undefined);
    const { integrity, version } = entry;
    const address = furtherAddress(entry, failures.get(entry.entry) ?? 0);
    federation.registerRemotes([
      Object.assign({ name: remote, entry: address, entryGlobalName: name, version }, integrity ? { integrity } : {}),
    ]);
    remotes.set(entry.entry, remote);
    return remote;
  }

  return {
    load: async (name, entry) => {
      const remote = remotes.get(entry.entry) ?? register(name, entry);
      try {
        return await federation.loadRemote(`${remote}/${REMOTE_MODULE.slice('./'.length)}`);
      } catch (error) {
        remotes.delete(entry.entry);
        failures.set(entry.entry, (failures.get(entry.entry) ?? 0) + 1);
        throw error;
      }
    },
  };
}
