import { newKey } from '@vela/contracts/client';
const keyOf = (netOre: number): string => `vela.purchase-attempt.${netOre}`;

/** Attempts of tabs whose storage is not to be had. */
const inMemory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return inMemory.get(key) ?? null;
  }
}

function write(key: string, attempt: string): void {
  try {
    sessionStorage.setItem(key, attempt);
  } catch {
    inMemory.set(key, attempt);
  }
}

/**
 * The name of this tab's attempt to buy a pack. It stays the same over reloads and retries, so that the server gives the
 * same payment again and nothing is charged twice.
 */
export function attemptFor(netOre: number): string {
  const key = keyOf(netOre);
  const known = read(key);
  if (known !== null) return known;
  const attempt = newKey();
  write(key, attempt);
  return attempt;
}

/** Ends the attempt: the next purchase of the pack is another one. */
export function endAttempt(netOre: number): void {
  const key = keyOf(netOre);
  inMemory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then it was only in memory.
  }
}
