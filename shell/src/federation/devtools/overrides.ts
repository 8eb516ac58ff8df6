import { MANIFEST_FILE } from '@vela/contracts/remote';
import { type SliceName, slicesIn } from '@vela/contracts/routes';
import { manifestAt } from './manifest.js';
import { OVERRIDES_KEY } from './overrides-key.js';

/** @returns what is to be loaded in place of slices: addresses of manifests or entries, or published versions */
export function overridesIn(storage: Pick<Storage, 'getItem'>): ReadonlyMap<SliceName, string> {
  const decoded: unknown = JSON.parse(storage.getItem(OVERRIDES_KEY) ?? 'null');
  if (typeof decoded !== 'object' || decoded === null) return new Map();
  // Older DevTools wrote what newer ones have under this key alone.
  const overrides: unknown = 'overrides' in decoded ? decoded.overrides : decoded;
  if (typeof overrides !== 'object' || overrides === null) return new Map();
  return new Map(
    slicesIn(overrides)
      .map((name) => [name, Reflect.get(overrides, name) as unknown] as const)
      .filter((pair): pair is readonly [SliceName, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  );
}

/** @returns the address of an entry script, from that of a manifest, of the entry itself, or from a published version */
export async function entryOf(name: SliceName, place: string): Promise<string> {
  const address = /^(https?:)?\/\//.test(place) ? place : `/remotes/${name}/${place}/${MANIFEST_FILE}`;
  if (!address.endsWith('.json')) return address;
  const { remoteEntry, publicPath } = (await manifestAt(address)).metaData;
  const base = publicPath === 'auto' ? address : publicPath;
  return new URL(remoteEntry.path + remoteEntry.name, new URL(base, new URL(address, location.href))).href;
}
