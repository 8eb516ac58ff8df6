import { type RefObject, useLayoutEffect } from 'react';
import { place } from '../anchored/index.js';

/** Between the list and the edge of what can be seen, CSS pixels; twice that to the field. */
const MARGIN = 8;

/** Puts the list below its box, or above where there is more room, and tells it how much room there is. */
function put(sheet: HTMLElement, box: HTMLElement): void {
  const anchor = box.getBoundingClientRect();
  // A phone's keyboard covers part of the window.
  const height = window.visualViewport?.height ?? window.innerHeight;
  const viewport = { width: document.documentElement.clientWidth, height };
  const room = Math.max(anchor.top, height - anchor.bottom) - 2 * MARGIN;
  sheet.style.setProperty('--box-width', `${box.offsetWidth}px`);
  sheet.style.setProperty('--room', `${room}px`);
  const below = height - anchor.bottom - 2 * MARGIN;
  const side = sheet.offsetHeight <= below || below >= room ? 'below' : 'above';
  const { top, left } = place(
    { side, align: 'start' },
    {
      anchor,
      size: { width: sheet.offsetWidth, height: sheet.offsetHeight },
      viewport,
      rightToLeft: getComputedStyle(box).direction === 'rtl',
    },
  );
  sheet.style.setProperty('top', `${top}px`);
  sheet.style.setProperty('left', `${left}px`);
}

/**
 * Lifts the list of suggestions into the browser's top layer, above dialogs too, and keeps it at its box. It is moved
 * through the CSS object model, which a strict content policy allows.
 * @param shown what the list holds: it is put anew when that changes
 */
export function useListPlace(
  box: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  shown: unknown,
): void {
  useLayoutEffect(() => {
    const list = sheet.current;
    // Where the browser has no popovers the list is shown in place.
    if (list && 'showPopover' in list) list.showPopover();
  }, [sheet]);

  useLayoutEffect(() => {
    const update = () => {
      if (sheet.current && box.current) put(sheet.current, box.current);
    };
    update();
    const seen = window.visualViewport;
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    seen?.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
      seen?.removeEventListener('resize', update);
    };
  }, [box, sheet, shown]);
}
