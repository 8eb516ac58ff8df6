const hasKey = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string';

/**
 * Gives the place at which a document begins a key of its own. The router calls all of them by one name, and by it finds
 * how far a page was scrolled: an address that is typed or followed from a mail would open as far down as the page was that
 * stood in the tab before. The key stays in the history, so that a reload and Back find it again.
 */
export function nameFirstPlace(history: History): void {
  const state: unknown = history.state;
  if (hasKey(state)) return;
  const others = typeof state === 'object' ? state : null;
  history.replaceState({ ...others, key: crypto.getRandomValues(new Uint32Array(2)).join('') }, '');
}
