// Comes into pages of demonstrations and previews alone.
import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { generateSnapshotFromManifest } from '@module-federation/sdk';
import { MANIFEST_FILE, type RemoteRegistry } from '@vela/contracts/remote';
import { type SliceName, sliceNamed, slicesIn } from '@vela/contracts/routes';
import { manifestAt } from './manifest.js';
import { entryOf, overridesIn } from './overrides.js';

/** Loads other entries than those in service. What is put in their place is nobody's promise, so nothing checks it. */
const overriding = (entries: ReadonlyMap<SliceName, string>): ModuleFederationRuntimePlugin => ({
  name: 'devtools-overrides',
  beforeRegisterRemote: (registration) => {
    const { remote } = registration;
    const name = sliceNamed(remote.entryGlobalName);
    const entry = name === null ? undefined : entries.get(name);
    if (entry !== undefined && 'entry' in remote) {
      remote.entry = entry;
      Reflect.deleteProperty(remote, 'integrity');
    }
    return registration;
  },
});

/**
 * Tells DevTools which slices there are and what each consists of and shares, as the runtime would where it was given
 * addresses of manifests in place of a registry.
 * @param places addresses of manifests by slice
 */
async function tellModules(host: string, places: ReadonlyMap<SliceName, string>): Promise<void> {
  const { moduleInfo } = globalThis.__FEDERATION__;
  const told = async (name: string, address: string, remotes: Readonly<Record<string, string>> = {}) => {
    const snapshot = generateSnapshotFromManifest(await manifestAt(address), { version: address, remotes });
    moduleInfo[name] = snapshot;
  };
  await Promise.allSettled([
    told(host, new URL(`/${MANIFEST_FILE}`, location.href).href, Object.fromEntries(places)),
    ...[...places].map(([name, address]) => told(`${name}:${address}`, address)),
  ]);
}

/**
 * Has Module Federation's DevTools see the slices of a page, and lets what they put in the place of slices count.
 * @param registry that came with the page
 * @returns once nothing is to be loaded any more by the registry that DevTools replaced
 */
export async function inspect(federation: ModuleFederation, registry: RemoteRegistry): Promise<void> {
  const overrides = overridesIn(localStorage);
  const entries = await Promise.all(
    [...overrides].map(async ([name, place]) => [name, await entryOf(name, place)] as const),
  );
  federation.registerPlugins([overriding(new Map(entries))]);
  const manifestBeside = (entry: string): string => new URL(MANIFEST_FILE, new URL(entry, location.href)).href;
  const places = new Map<SliceName, string>();
  for (const name of slicesIn(registry)) {
    const entry = registry[name]?.entry;
    if (entry !== undefined) places.set(name, manifestBeside(entry));
  }
  for (const [name, entry] of entries) places.set(name, manifestBeside(entry));
  void tellModules(federation.name, places);
}
