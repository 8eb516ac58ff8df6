import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { types } from 'node:util';
import vm from 'node:vm';
import { REMOTE_MODULE, remoteModuleProblem } from '@vela/contracts/remote';
import type { SliceName } from '@vela/contracts/routes';
import type { SliceRecord } from '../site/manifest.js';

const BASE = 'http://check.invalid/';

/** Takes the place of a shared module: whatever is read from it or done with it gives it again. */
function standIn(): unknown {
  const anything: unknown = new Proxy(
    function placeholder() {
      /* stands for any value */
    },
    {
      get: (_, key) => {
        if (key === 'then') return undefined;
        if (key === Symbol.iterator) return () => [][Symbol.iterator]();
        if (key === Symbol.toPrimitive) return () => '';
        return anything;
      },
      apply: () => anything,
      construct: () => Object(anything) as object,
    },
  );
  return anything;
}

/** The part of a browser that a federated container needs to start. */
function browserWith(run: (file: string) => Promise<void>, entry: string): Record<string, unknown> {
  const head = {
    appendChild: (script: Partial<Record<'onload' | 'onerror', (event: object) => void>> & { src?: string }) => {
      const file = (script.src ?? '').replace(BASE, '').replace(/\?.*$/, '');
      run(file).then(
        () => script.onload?.({ type: 'load', target: script }),
        () => script.onerror?.({ type: 'error', target: script }),
      );
    },
  };
  const document = {
    currentScript: { tagName: 'SCRIPT', src: BASE + entry },
    baseURI: BASE,
    head,
    createElement: () => ({ setAttribute: () => undefined, getAttribute: () => null }),
    getElementsByTagName: () => [],
    querySelector: () => null,
  };
  const place = {
    document,
    location: new URL(BASE),
    navigator: {},
    setTimeout,
    clearTimeout,
    queueMicrotask,
    console,
    URL,
  };
  return { ...place, addEventListener: () => undefined };
}

interface Container {
  init(scope: unknown): Promise<void> | void;
  get(module: string): Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** A published version of a slice, and the shell that it is to start in. */
export interface ContainerCheck {
  /** Where the version lies. */
  readonly folder: string;
  readonly record: SliceRecord;
  readonly name: SliceName;
  readonly contract: number;
  /** What the shell shares: versions by request. */
  readonly provides: Readonly<Record<string, string>>;
}

async function exposedModule({ folder, record: { name, entry }, provides }: ContainerCheck): Promise<unknown> {
  const run = async (file: string): Promise<void> => {
    const code = await readFile(path.join(folder, file), 'utf8');
    vm.runInContext(code, context, { filename: file });
  };
  const context = vm.createContext(browserWith(run, entry));
  vm.runInContext('var self = globalThis, window = globalThis;', context);
  const scope = Object.fromEntries(
    Object.entries(provides).map(([request, version]) => [
      request,
      { [version]: { get: () => Promise.resolve(standIn), from: 'shell', eager: false, loaded: 1 } },
    ]),
  );
  await run(entry);
  const container: unknown = Reflect.get(context, name);
  if (!isContainer(container)) throw new Error(`${entry} leaves no container.`);
  await container.init(scope);
  return (await container.get(REMOTE_MODULE))();
}

/** What came of a start. */
export type StartedContainer = { readonly paths: readonly string[] } | { readonly problem: string };

/** @returns the paths of the pages that a module exposes, which was found to be one; what only surrounds pages has none */
function pathsOf(module: unknown): readonly string[] {
  const routes: unknown = typeof module === 'object' && module !== null ? Reflect.get(module, 'routes') : [];
  return [...(routes as Iterable<unknown>)].flatMap((route) => {
    const path: unknown = typeof route === 'object' && route !== null ? Reflect.get(route, 'path') : undefined;
    return typeof path === 'string' ? [path] : [];
  });
}

/**
 * Starts a slice's container the way a page does, with stand-ins for the shared modules. Run where the slice's code can
 * do no harm, and cannot take for ever.
 * @returns the paths of its pages, or why what it exposes cannot be used
 * @throws Error if it does not start, or asks for a shared module or version that the shell does not have
 */
export async function checkContainer(check: ContainerCheck): Promise<StartedContainer> {
  try {
    const module = await exposedModule(check);
    const problem = remoteModuleProblem(check.name, check.contract, module);
    return problem === null ? { paths: pathsOf(module) } : { problem };
  } catch (error) {
    // What is thrown inside comes from another realm, where `instanceof` does not reach.
    throw new Error(types.isNativeError(error) ? error.message : String(error), { cause: error });
  }
}
