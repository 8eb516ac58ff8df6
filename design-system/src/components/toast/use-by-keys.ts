import { useEffect, useRef } from 'react';

/**
 * @returns tells whether what was done last was done by keys, or by a screen reader, whose clicks come without a pointer
 */
export function useByKeys(): () => boolean {
  const byKeys = useRef(false);
  useEffect(() => {
    const notice = (event: Event): void => {
      byKeys.current =
        event.type === 'keydown' || (event.type === 'click' && event instanceof MouseEvent && event.detail === 0);
    };
    const kinds = ['keydown', 'pointerdown', 'click'] as const;
    for (const kind of kinds) document.addEventListener(kind, notice, { capture: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, notice, { capture: true });
    };
  }, []);
  return () => byKeys.current;
}
