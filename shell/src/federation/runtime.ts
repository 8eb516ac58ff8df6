import {
  getInstance,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { REMOTE_MODULE, type RemoteEntry } from '@vela/contracts/remote';
import type { SliceName } from '@vela/contracts/routes';
import { entryScripts } from './plugins/entry-scripts.js';
import { furtherAddresses } from './plugins/further-addresses.js';

/** What loads a slice's code; replaced in tests. */
export interface SliceRuntime {
  /**
   * Makes one attempt, beside those that run. What has come once is there.
   * @returns what the slice exposes, unchecked
   * @throws Error if its script does not arrive, is not the one that was promoted, or does not start
   */
  readonly load: (name: SliceName, entry: RemoteEntry) => Promise<unknown>;
}

/** @returns the runtime that the shell's build starts with the page */
export function runtimeOfPage(): ModuleFederation {
  const instance = getInstance();
  if (instance === null) throw new Error('The page has no federation runtime.');
  return instance;
}

/**
 * Loads slices as remotes of the page's one federation runtime. They are webpack's own containers: what they share comes
 * from the shell, and none brings a second runtime.
 * @param plugins of the page, besides those that every load needs
 */
export function federatedRuntime(
  federation: ModuleFederation,
  plugins: readonly ModuleFederationRuntimePlugin[] = [],
): SliceRuntime {
  federation.registerPlugins([entryScripts, furtherAddresses(), ...plugins]);
  /** The remote that stands for an entry that has come. */
  const arrived = new Map<string, string>();
  const registrations = new Map<SliceName, number>();

  /** The runtime keeps by name what failed: each attempt is a remote of its own. */
  function register(name: SliceName, { entry, integrity, version }: RemoteEntry): string {
    const earlier = registrations.get(name) ?? 0;
    registrations.set(name, earlier + 1);
    const remote = earlier === 0 ? name : `${name}~${earlier}`;
    // What a failed attempt left behind would be taken for this one's container.
    Reflect.set(globalThis, name, undefined);
    federation.registerRemotes([
      Object.assign({ name: remote, entry, entryGlobalName: name, version }, integrity ? { integrity } : {}),
    ]);
    return remote;
  }

  return {
    load: async (name, entry) => {
      const remote = arrived.get(entry.entry) ?? register(name, entry);
      const module: unknown = await federation.loadRemote(`${remote}/${REMOTE_MODULE.slice('./'.length)}`);
      arrived.set(entry.entry, remote);
      return module;
    },
  };
}
