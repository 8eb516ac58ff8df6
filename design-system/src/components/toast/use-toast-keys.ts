import { type RefObject, useEffect, useRef } from 'react';

/** Leads to the toasts and back again, as between the parts of a window. */
export const TOAST_KEY = 'F6';

/** @returns the first thing to press in the newest toast */
const newestControl = (corner: HTMLElement | null): HTMLElement | null =>
  [...(corner?.querySelectorAll<HTMLElement>('[data-leaving="false"]') ?? [])].at(-1)?.querySelector('button') ?? null;

/**
 * Makes toasts reachable by keys, at the end of the page as they are, and brings back whoever was there.
 * @param corner where they are
 * @returns takes the focus back to where it was, after a toast that had it
 */
export function useToastKeys(corner: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null);
  const goBack = (): void => {
    if (corner.current?.contains(document.activeElement) !== true) return;
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    before.current = null;
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== TOAST_KEY || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const { activeElement } = document;
      const isThere = corner.current?.contains(activeElement) === true;
      const target = newestControl(corner.current);
      if (!isThere && target === null) return;
      event.preventDefault();
      if (isThere) return goBack();
      before.current = activeElement;
      target?.focus();
    };
    // Whoever leaves by themselves is not brought back later.
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      const isInside = (node: EventTarget | null) => node instanceof Node && corner.current?.contains(node) === true;
      if (isInside(target) && relatedTarget !== null && !isInside(relatedTarget)) before.current = null;
    };
    document.addEventListener('keydown', press);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('focusout', leave);
    };
  }, [corner]);
  return goBack;
}
