import { type RefObject, useEffect } from 'react';

/** Pixels: positions are fractions of one where the page is zoomed. */
const NEAR = 1;

/** Says on a box that scrolls sideways at which of its ends more is out of sight: no drawing anew of what it holds. */
function tellMore(box: HTMLElement): void {
  const beyond = box.scrollWidth - box.clientWidth;
  // Counted downwards from zero where writing goes leftwards.
  const scrolled = Math.abs(box.scrollLeft);
  const ends = [scrolled > NEAR && 'start', beyond - scrolled > NEAR && 'end'].filter((end) => end !== false);
  box.dataset['more'] = ends.join(' ');
}

/**
 * Has a box carry `data-more`: `start`, `end`, both or nothing, whatever is scrolled, comes, or changes its size, as words do when
 * their typeface has come.
 * @param box scrolls
 * @param sheet what it holds
 */
export function useMoreBeside(box: RefObject<HTMLElement | null>, sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = box;
    if (current === null || sheet.current === null) return undefined;
    const tell = () => tellMore(current);
    current.addEventListener('scroll', tell, { passive: true });
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
    for (const each of [current, sheet.current]) watch?.observe(each);
    return () => {
      current.removeEventListener('scroll', tell);
      watch?.disconnect();
    };
  }, [box, sheet]);
}
