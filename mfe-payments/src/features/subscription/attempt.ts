import { newKey } from '@vela/contracts/client';
import { SESSION_STORAGE_KEYS } from '@vela/contracts/constants';
import type { Purchase, PurchaseState } from '@vela/contracts/schemas';
import { TOKEN_PACKS } from '@vela/market/prices';

const keyOf = (netOre: number): string => `${SESSION_STORAGE_KEYS.purchaseAttempt}.${netOre}`;
/** Where it stands which purchase somebody was told is on its way. */
const toldKeyOf = (netOre: number): string => `${SESSION_STORAGE_KEYS.purchaseTold}.${netOre}`;
/** Where it stands which purchase the attempt names. */
const namedKeyOf = (netOre: number): string => `${SESSION_STORAGE_KEYS.purchaseAttempt}.named.${netOre}`;

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

function remove(key: string): void {
  inMemory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then it was only in memory.
  }
}

/** Ends the attempt: the next purchase of the pack is another one. */
export function endAttempt(netOre: number): void {
  remove(keyOf(netOre));
  remove(toldKeyOf(netOre));
  remove(namedKeyOf(netOre));
}

/** Notes which purchase the server gave for this tab's attempt. */
export const noteNamed = (netOre: number, purchaseId: string): void => write(namedKeyOf(netOre), purchaseId);

/** Packs whose attempt is that of a purchase, by what is noted under a key. */
const packsOf = (id: string, noted: (netOre: number) => string): readonly number[] =>
  TOKEN_PACKS.map(({ netOre }) => netOre).filter((netOre) => read(noted(netOre)) === id);

/**
 * Ends the attempts of a purchase that is paid. It may be for another amount than the pack by now: what arrived instead of
 * the price, and was credited.
 */
export function endAttemptsOf({ id, netOre }: Pick<Purchase, 'id' | 'netOre'>): void {
  for (const pack of [netOre, ...packsOf(id, namedKeyOf), ...packsOf(id, toldKeyOf)]) endAttempt(pack);
}

/** Notes that whoever buys was told that a purchase is not decided yet, and need not be told once more how it ends. */
export const noteTold = ({ netOre, id }: Pick<Purchase, 'netOre' | 'id'>): void => write(toldKeyOf(netOre), id);

/** The purchase is paid for anew: what comes of that is to be told. */
export const forgetTold = (netOre: number): void => remove(toldKeyOf(netOre));

/** States in which nothing can be gone on with. */
const OVER: readonly PurchaseState[] = ['paid', 'differs', 'canceled'];

/**
 * Ends the attempts whose purchase was decided after somebody was told that it is on its way. One of which nobody was
 * told keeps its name, as its answer may be lost: the server gives the same purchase again.
 * @param purchases as the server has them now
 */
export function endToldAttempts(purchases: readonly Pick<Purchase, 'id' | 'state'>[]): void {
  for (const { id, state } of purchases)
    if (OVER.includes(state)) for (const pack of packsOf(id, toldKeyOf)) endAttempt(pack);
}
