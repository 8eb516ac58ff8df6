import { type SliceName, slicesIn } from '../routes/slices.js';

/** Version of the agreement between shell and slices. A slice built for another one is not loaded. */
export const REMOTE_CONTRACT = 2;

/** Name of the one module that every slice exposes. */
export const REMOTE_MODULE = './routes';

/** One slice in `/remotes.json`. */
export interface RemoteEntry {
  /** Version in service, part of every address below `entry`. */
  readonly version: string;
  /** Address of `remoteEntry.js`, relative to the site's origin or absolute. */
  readonly entry: string;
  /** Subresource integrity of `remoteEntry.js`. */
  readonly integrity?: string;
  readonly contract: number;
  /** Version to go back to. */
  readonly previous?: string | null;
}

export type RemoteRegistry = Readonly<Partial<Record<SliceName, RemoteEntry>>>;

function isRemoteEntry(value: unknown): value is RemoteEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { version, entry, integrity, contract } = value as Record<string, unknown>;
  return (
    typeof version === 'string' &&
    typeof entry === 'string' &&
    typeof contract === 'number' &&
    (integrity === undefined || typeof integrity === 'string')
  );
}

/**
 * Reads a decoded `/remotes.json`. A slice whose entry is malformed is left out and reported, the others stay.
 * @returns the usable registry, and what was wrong with the rest
 */
export function readRemoteRegistry(body: unknown): { registry: RemoteRegistry; problems: readonly string[] } {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { registry: {}, problems: ['The registry is not an object.'] };
  const registry: Partial<Record<SliceName, RemoteEntry>> = {};
  const problems: string[] = [];
  for (const name of slicesIn(body)) {
    const entry = (body as Record<string, unknown>)[name];
    if (entry === undefined) continue;
    if (isRemoteEntry(entry)) registry[name] = entry;
    else problems.push(`The entry of ${name} is malformed.`);
  }
  return { registry, problems };
}
