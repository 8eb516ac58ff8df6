import { useEffect } from 'react';
import { placedPath, tongueAtHand } from '@vela/language';

/** @returns path of the link of this site, in this language, that an event happened in, or null */
function linkedPath(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  const { tongue, pathname } = placedPath(link.pathname);
  return link.pathname === location.pathname || tongue !== tongueAtHand() ? null : pathname;
}

/**
 * Loads a page's code when its link is pointed at or focused: by the time of the click it is there. It listens on the
 * document, so the links of every slice count.
 * @param preload must accept being asked for the same path many times
 */
export function usePreloadOnIntent(preload: (pathname: string) => void): void {
  useEffect(() => {
    const onIntent = (event: Event): void => {
      const pathname = linkedPath(event);
      if (pathname !== null) preload(pathname);
    };
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent, { passive: true });
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [preload]);
}
