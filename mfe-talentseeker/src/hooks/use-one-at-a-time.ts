import { useRef } from 'react';

/**
 * Keeps a press from doing its work twice: the second half of a double click can come before the button is drawn as busy.
 * @returns the work, which does nothing while it is under way
 */
export function useOneAtATime(work: () => Promise<void>): () => Promise<void> {
  const busy = useRef(false);
  return async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      await work();
    } finally {
      busy.current = false;
    }
  };
}
