import { useEffect, useEffectEvent } from 'react';
import { getConversation, listConversations } from '@vela/contracts/endpoints';
import type { LiveEvent } from '@vela/contracts/schemas';
import { useOutdate } from '@vela/design-system/services';
import { listenForNews } from './line.js';

/** How often pages ask by themselves, milliseconds: for what was not heard. */
const ASK_MS = 30_000;

/**
 * Calls `told` with what changes, and now and then, on coming back to the page and on coming back online in case
 * something was not heard.
 */
export function useNews(told: (event: LiveEvent) => void): void {
  const hear = useEffectEvent(told);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') hear({ kind: 'anything', about: null });
    };
    const stop = listenForNews((event) => hear(event));
    const timer = setInterval(look, ASK_MS);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      clearInterval(timer);
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

/** Has what is known of conversations asked anew when something changed. */
export function useFreshConversations(): void {
  const outdate = useOutdate();
  useNews(() => void outdate(listConversations, getConversation));
}
