import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { TOOLTIP_ENTER_MS, TOOLTIP_TOUCH_LEAVE_MS, TOOLTIP_TOUCH_MS } from '@vela/contracts/constants';

/** Time to move the pointer from the control onto the tooltip, in milliseconds. */
const LEAVE_MS = 100;

/**
 * When a tooltip is open: soon after a mouse stays, after a long press of a finger and a while beyond it, at once for
 * keyboard focus; closed by Escape.
 * @returns whether it is open, and the handlers of the element around the control
 */
export function useTooltipTiming() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The focus that is there, or is about to come, is a pointer's. */
  const pressed = useRef(false);
  const later = (next: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), ms);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  const isTouch = (event: PointerEvent) => event.pointerType === 'touch';
  const endTouch = (event: PointerEvent) => {
    if (isTouch(event)) later(false, open ? TOOLTIP_TOUCH_LEAVE_MS : 0);
  };
  return {
    open,
    handlers: {
      onPointerEnter: (event: PointerEvent) => !isTouch(event) && later(true, TOOLTIP_ENTER_MS),
      onPointerLeave: (event: PointerEvent) => !isTouch(event) && later(false, LEAVE_MS),
      onPointerDown: (event: PointerEvent) => {
        pressed.current = true;
        if (isTouch(event)) later(true, TOOLTIP_TOUCH_MS);
        else now(false);
      },
      onPointerUp: endTouch,
      onPointerCancel: endTouch,
      onFocus: (event: FocusEvent) => !pressed.current && event.target.matches(':focus-visible') && now(true),
      onBlur: () => {
        pressed.current = false;
        now(false);
      },
    },
  };
}
