import { AsyncLocalStorage } from 'node:async_hooks';
import { allowedModule, type Surroundings } from './server-code.js';

/** A global object on which things can be found that are on the true one, but for a way out; what is put there is on it alone. */
function ownGlobals(): object {
  const own = new Map<PropertyKey, unknown>([['fetch', undefined]]);
  return new Proxy(globalThis, {
    get: (everybodys, name): unknown => (own.has(name) ? own.get(name) : (Reflect.get(everybodys, name) as unknown)),
    has: (everybodys, name) => own.has(name) || Reflect.has(everybodys, name),
    set: (_, name, value) => {
      own.set(name, value);
      return true;
    },
    defineProperty: (_, name, { value }) => {
      own.set(name, value);
      return true;
    },
    deleteProperty: (_, name) => {
      own.delete(name);
      return true;
    },
  });
}

/** Surroundings that come to an end. */
export interface OwnSurroundings extends Surroundings {
  /** Lets go of what would otherwise stay with the process. */
  readonly end: () => void;
}

/** @returns what code finds around it that runs for one person, and for nobody after them */
export function ownSurroundings(): OwnSurroundings {
  const storages: { readonly disable: () => void }[] = [];
  /** Node goes through every storage that was ever entered at each asynchronous step: one for each page would add up. */
  class OwnStorage<Kept> extends AsyncLocalStorage<Kept> {
    constructor() {
      super();
      storages.push(this);
    }
  }
  return {
    globals: ownGlobals(),
    builtIn: (request) => {
      const module = allowedModule(request);
      return module !== null && typeof module === 'object' && 'AsyncLocalStorage' in module
        ? { ...module, AsyncLocalStorage: OwnStorage }
        : module;
    },
    end: () => {
      for (const each of storages) each.disable();
    },
  };
}
