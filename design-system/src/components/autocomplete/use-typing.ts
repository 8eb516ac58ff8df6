import { useRef, useState } from 'react';

/** What is typed but not yet taken, whether a suggestion is highlighted, and the box around the field. */
export function useTyping() {
  const [typed, setTyped] = useState<string | null>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const highlighted = useRef(false);
  return {
    typed,
    setTyped,
    box,
    setBox,
    highlighted,
  };
}
