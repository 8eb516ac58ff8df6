import { type RefObject, useLayoutEffect } from 'react';
import { place, type Placement } from './place.js';

/**
 * Lifts an element into the browser's top layer and keeps it beside its anchor while it is open. The element needs
 * `popover="manual"` and `position: fixed`; it is moved through the CSS object model, which a strict content policy
 * allows.
 */
export function useAnchored(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  { side, align }: Placement,
): void {
  useLayoutEffect(() => {
    const box = floating.current;
    const around = anchor.current;
    if (!open || !box || !around) return undefined;
    // Where the browser has no popovers the box is shown in place.
    if ('showPopover' in box) box.showPopover();
    const update = () => {
      const { top, left } = place(
        { side, align },
        {
          anchor: around.getBoundingClientRect(),
          size: { width: box.offsetWidth, height: box.offsetHeight },
          viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
          rightToLeft: getComputedStyle(around).direction === 'rtl',
        },
      );
      box.style.setProperty('top', `${top}px`);
      box.style.setProperty('left', `${left}px`);
    };
    update();
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
      if (box.isConnected && 'hidePopover' in box) box.hidePopover();
    };
  }, [open, anchor, floating, side, align]);
}
