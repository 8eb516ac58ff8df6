import { useSyncExternalStore } from 'react';
import { media } from '@vela/design-system/theme';

const QUERY = media.from('md').replace('@media ', '');

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/**
 * @returns whether a list's filters stand at its side; where they do not, a phone need not draw them. Null on a server, which
 *   does not know the screen: there the styles decide
 */
export const useRoomAtSide = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => null,
  );
