import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from '@vela/router';

/**
 * After a change of page, moves the focus to the new page's heading, so that a screen reader begins there. Changes
 * of the query alone (filters, pages of a list) leave the focus where it is.
 * @param region where the page is rendered
 */
export function useFocusOnNavigation(region: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    // A page may have put the focus where it wants it, such as in its first field.
    if (region.current?.contains(document.activeElement)) return;
    const target = region.current?.querySelector<HTMLElement>('h1') ?? region.current;
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname, region]);
}
