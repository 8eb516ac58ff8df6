import { useRef, useState } from 'react';

/** What is typed but not yet taken, whether the list is open, whether a suggestion in it
 * is highlighted, and the box around the field. */
export function useTyping() {
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const highlighted = useRef(false);
  return {
    typed,
    setTyped,
    open,
    setOpen,
    box,
    setBox,
    /** Enter takes the highlighted suggestion; the primitive does that itself. */
    isHighlighted: () => highlighted.current,
    noteHighlight: (option: object | undefined) => {
      highlighted.current = option !== undefined;
    },
  };
}
