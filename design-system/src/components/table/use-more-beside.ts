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

/** Says how wide the columns are that stay in sight over the others, so that what takes the focus is not scrolled under them. */
function tellStaying(box: HTMLElement): void {
  for (const end of ['start', 'end']) {
    const width = box.querySelector(`thead [data-stays='${end}']`)?.getBoundingClientRect().width ?? 0;
    box.style.setProperty(`--vela-stays-${end}`, `${width}px`);
  }
}

/**
 * Has a box carry `data-more`: `start`, `end`, both or nothing, whatever is scrolled, comes, or changes its size, as words do when
 * their typeface has come; and the widths of the columns that stay, as `--vela-stays-start` and `--vela-stays-end`.
 * @param box scrolls
 * @param sheet what it holds
 */
export function useMoreBeside(box: RefObject<HTMLElement | null>, sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = box;
    if (current === null || sheet.current === null) return undefined;
    const tell = () => tellMore(current);
    const tellAll = () => {
      tell();
      tellStaying(current);
    };
    current.addEventListener('scroll', tell, { passive: true });
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tellAll);
    for (const each of [current, sheet.current]) watch?.observe(each);
    return () => {
      current.removeEventListener('scroll', tell);
      watch?.disconnect();
    };
  }, [box, sheet]);
}
