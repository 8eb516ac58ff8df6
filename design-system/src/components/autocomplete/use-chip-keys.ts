import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const chipsIn = (box: HTMLElement | null): readonly HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('[data-choice]') ?? []),
];

/**
 * The keys of chips that stand before a field: arrows go from one to the next and back into the field, Backspace and
 * Delete remove the one that has the focus, letters are typed into the field.
 * @param removeAt takes a chip away by its place
 */
export function useChipKeys(box: RefObject<HTMLElement | null>, removeAt: (place: number) => void) {
  /** Which chip has the focus once the one before it is gone. */
  const next = useRef<number | null>(null);
  const focusAt = (place: number) => {
    const target = chipsIn(box.current)[place] ?? box.current?.querySelector('input');
    target?.focus();
  };
  const step = (event: KeyboardEvent<HTMLElement>): 1 | -1 | 0 => {
    const towardsStart = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return 0;
    return event.key === towardsStart ? -1 : 1;
  };
  useLayoutEffect(() => {
    if (next.current === null) return;
    focusAt(next.current);
    next.current = null;
  });

  return {
    onChip: (event: KeyboardEvent<HTMLElement>, place: number): void => {
      const moved = step(event);
      if (moved !== 0) {
        event.preventDefault();
        focusAt(Math.max(0, place + moved));
      } else if (event.key === 'Backspace' || event.key === 'Delete') {
        event.preventDefault();
        next.current = place;
        removeAt(place);
      } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
        focusAt(Number.POSITIVE_INFINITY);
    },
    /** @returns whether the key in the field was the chips' */
    onEntry: (event: KeyboardEvent<HTMLInputElement>, count: number): boolean => {
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      if (count === 0) return false;
      if (event.key === 'Backspace' && value === '') removeAt(count - 1);
      else if (step(event) === -1 && selectionStart === 0 && selectionEnd === 0) focusAt(count - 1);
      else return false;
      event.preventDefault();
      return true;
    },
    /** After a chip's cross was pressed. */
    backToEntry: () => focusAt(Number.POSITIVE_INFINITY),
  };
}
