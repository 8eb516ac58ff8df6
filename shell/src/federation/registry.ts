import { readRemoteRegistry, type RemoteRegistry } from '@vela/contracts/remote';
import { ATTEMPT_MS } from './waiting/time-limits.js';

/** Id of the element in which the served page carries the registry, so that the first page need not ask for it. */
export const INLINED_REGISTRY_ID = 'remotes';
const REGISTRY_ADDRESS = '/remotes.json';

function usable(body: unknown): RemoteRegistry {
  const { registry, problems } = readRemoteRegistry(body);
  for (const problem of problems) console.warn(problem);
  return registry;
}

/** @returns the registry that came with the page, or null where there is none */
export function inlinedRegistry(document: Document): RemoteRegistry | null {
  const text = document.getElementById(INLINED_REGISTRY_ID)?.textContent;
  if (!text) return null;
  try {
    return usable(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Asks which versions are in service now; a tab that stays open learns of a roll-out or roll-back this way.
 * @throws Error if the registry does not answer in time, or not with JSON
 */
export async function fetchRegistry(fetcher: typeof fetch = fetch): Promise<RemoteRegistry> {
  const response = await fetcher(REGISTRY_ADDRESS, { cache: 'no-store', signal: AbortSignal.timeout(ATTEMPT_MS) });
  if (!response.ok) throw new Error(`The registry of slices answered ${response.status}.`);
  return usable(await response.json());
}
