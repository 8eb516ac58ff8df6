import { SESSION_STORAGE_KEYS } from '@vela/contracts/constants';

const positionsIn = (text: string | null): object => {
  const positions: unknown = JSON.parse(text ?? '{}');
  return typeof positions === 'object' && positions !== null ? positions : {};
};

/**
 * Notes how far a page is scrolled that the router is to take over. On a reload it would go to where its reader was before that, whatever
 * they did since.
 * @param history with a key for its place, see `nameFirstPlace`
 * @param y how far the page is scrolled, in pixels
 */
export function keepScrolled({ state }: Pick<History, 'state'>, storage: () => Storage, y: number): void {
  const { key } = (state ?? {}) as { readonly key?: unknown };
  if (typeof key !== 'string') return;
  try {
    const known = positionsIn(storage().getItem(SESSION_STORAGE_KEYS.scrollPositions));
    storage().setItem(SESSION_STORAGE_KEYS.scrollPositions, JSON.stringify({ ...known, [key]: y }));
  } catch {
    // A browser that keeps nothing has nothing to go back to.
  }
}
