import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { REMOTE_MODULE, type RemoteEntry } from '@vela/contracts/remote';
import type { SliceName } from '@vela/contracts/routes';

/** Milliseconds after which an entry script that does not arrive counts as failed and is taken out of the page. */
const ENTRY_TIMEOUT_MS = 2500;

/** What loads a slice's code; replaced in tests. */
export interface SliceRuntime {
  /** @param renew drops what an earlier, failed attempt left behind */
  register(name: SliceName, entry: RemoteEntry, renew: boolean): void;
  /** @returns what the slice exposes, unchecked */
  load(name: SliceName): Promise<unknown>;
}

/** Loads slices as containers of the one federation runtime. */
export function federationRuntime(): SliceRuntime {
  const integrity = new Map<string, string>();
  registerPlugins([
    {
      name: 'vela-entry-script',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.async = true;
        script.src = url;
        const hash = integrity.get(new URL(url, location.origin).href);
        if (hash) {
          script.integrity = hash;
          script.crossOrigin = 'anonymous';
        }
        return { script, timeout: ENTRY_TIMEOUT_MS };
      },
    },
  ]);
  return {
    register: (name, { entry, integrity: hash }, renew) => {
      const address = new URL(entry, location.origin).href;
      if (hash) integrity.set(address, hash);
      registerRemotes([{ name, entry: address }], { force: renew });
    },
    load: (name) => loadRemote(name + REMOTE_MODULE.slice(1)),
  };
}
