import type { Manifest } from '@module-federation/sdk';
import { ATTEMPT_MS } from '../waiting/time-limits.js';

/** What of a manifest is used here. */
export type ToldBuild = Manifest & {
  readonly metaData: {
    readonly publicPath: string;
    readonly remoteEntry: { readonly name: string; readonly path: string };
  };
};

function isManifest(value: unknown): value is ToldBuild {
  if (typeof value !== 'object' || value === null || !('metaData' in value)) return false;
  const { metaData } = value;
  return typeof metaData === 'object' && metaData !== null && 'remoteEntry' in metaData && 'publicPath' in metaData;
}

/** @returns what a build says of itself @throws Error if there is none at the address */
export async function manifestAt(address: string): Promise<ToldBuild> {
  const response = await fetch(address, { signal: AbortSignal.timeout(ATTEMPT_MS) });
  const manifest: unknown = response.ok ? await response.json() : null;
  if (!isManifest(manifest)) throw new Error(`There is no manifest at ${address}.`);
  return manifest;
}
