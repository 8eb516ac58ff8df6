import { REMOTE_MODULE, type RemoteEntry } from '@vela/contracts/remote';
import type { SliceName } from '@vela/contracts/routes';

/** Milliseconds after which an entry script that does not arrive counts as failed and is taken out of the page. */
const ENTRY_TIMEOUT_MS = 2000;
const SHARE_SCOPE = 'default';

/** What loads a slice's code; replaced in tests. */
export interface SliceRuntime {
  /**
   * @returns what the slice exposes, unchecked
   * @throws Error if its script does not arrive in time, is not the one that was promoted, or does not start
   */
  readonly load: (name: SliceName, entry: RemoteEntry) => Promise<unknown>;
}

/** A slice's entry, as webpack's container plugin builds it. */
interface Container {
  init(shareScope: unknown): Promise<void> | void;
  get(module: string): Promise<() => unknown>;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/** Runs an entry script, which leaves its container in a global variable of the slice's name. */
function runScript(address: string, integrity: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (outcome: () => void): void => {
      clearTimeout(timer);
      script.remove();
      outcome();
    };
    const timer = setTimeout(
      () => end(() => reject(new Error(`${address} did not arrive in time.`))),
      ENTRY_TIMEOUT_MS,
    );
    script.onload = () => end(resolve);
    script.onerror = () => end(() => reject(new Error(`${address} could not be loaded.`)));
    script.src = address;
    if (integrity) {
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
    }
    document.head.append(script);
  });
}

/**
 * A further attempt asks under another address of the same files (the gateway ignores what follows the tilde): under
 * the old one the browser would go on waiting for a request that hangs.
 */
const furtherAddress = ({ entry, version }: RemoteEntry, attempt: number): string =>
  attempt === 0 ? entry : entry.replace(`/${version}/`, `/${version}~${attempt}/`);

/** Loads slices as federated containers that take the shared modules of the shell. */
export function containerRuntime(): SliceRuntime {
  const containers = new Map<string, Promise<Container>>();
  const failures = new Map<string, number>();

  async function start(name: SliceName, entry: RemoteEntry): Promise<Container> {
    const address = furtherAddress(entry, failures.get(entry.entry) ?? 0);
    await runScript(address, entry.integrity);
    const container: unknown = Reflect.get(globalThis, name);
    if (!isContainer(container)) throw new Error(`${address} left no container.`);
    await __webpack_init_sharing__(SHARE_SCOPE);
    await container.init(__webpack_share_scopes__[SHARE_SCOPE]);
    return container;
  }

  return {
    load: async (name, entry) => {
      const starting = containers.get(entry.entry) ?? start(name, entry);
      containers.set(entry.entry, starting);
      try {
        const factory = await (await starting).get(REMOTE_MODULE);
        return factory();
      } catch (error) {
        // A failed start is not kept; the next attempt begins anew.
        containers.delete(entry.entry);
        failures.set(entry.entry, (failures.get(entry.entry) ?? 0) + 1);
        throw error;
      }
    },
  };
}
