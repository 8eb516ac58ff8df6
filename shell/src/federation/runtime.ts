import { REMOTE_MODULE, type RemoteEntry } from '@vela/contracts/remote';
import type { SliceName } from '@vela/contracts/routes';

/** Milliseconds after which an entry script that does not arrive counts as failed and is taken out of the page. */
const ENTRY_TIMEOUT_MS = 2500;
const SHARE_SCOPE = 'default';

/** What loads a slice's code; replaced in tests. */
export interface SliceRuntime {
  /**
   * @returns what the slice exposes, unchecked
   * @throws Error if its script does not arrive in time, is not the one that was promoted, or does not start
   */
  load(name: SliceName, entry: RemoteEntry): Promise<unknown>;
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
function runScript({ entry, integrity }: RemoteEntry): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (outcome: () => void): void => {
      clearTimeout(timer);
      script.remove();
      outcome();
    };
    const timer = setTimeout(() => end(() => reject(new Error(`${entry} did not arrive in time.`))), ENTRY_TIMEOUT_MS);
    script.onload = () => end(resolve);
    script.onerror = () => end(() => reject(new Error(`${entry} could not be loaded.`)));
    script.src = entry;
    if (integrity) {
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
    }
    document.head.append(script);
  });
}

/** Loads slices as federated containers that take the shared modules of the shell. */
export function containerRuntime(): SliceRuntime {
  const containers = new Map<string, Promise<Container>>();

  async function start(name: SliceName, entry: RemoteEntry): Promise<Container> {
    await runScript(entry);
    const container: unknown = Reflect.get(globalThis, name);
    if (!isContainer(container)) throw new Error(`${entry.entry} left no container.`);
    await __webpack_init_sharing__(SHARE_SCOPE);
    await container.init(__webpack_share_scopes__[SHARE_SCOPE]);
    return container;
  }

  return {
    load: async (name, entry) => {
      const starting = containers.get(entry.entry) ?? start(name, entry);
      containers.set(entry.entry, starting);
      // A failed start is not kept; a slice that did start stays what it is for the life of the page.
      starting.catch(() => containers.delete(entry.entry));
      const factory = await (await starting).get(REMOTE_MODULE);
      return factory();
    },
  };
}
