import { useRef, useState } from 'react';

/** What is typed but not yet taken, which suggestion is under the highlight, and where the list is put. */
export function useTyping() {
  const [typed, setTyped] = useState<string | null>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const highlighted = useRef(false);
  return {
    typed,
    setTyped,
    container,
    highlighted,
    findContainer: (box: HTMLElement | null) => setContainer(box?.closest('dialog') ?? null),
  };
}
