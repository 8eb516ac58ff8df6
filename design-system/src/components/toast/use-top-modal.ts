import { useSyncExternalStore } from 'react';

const topModal = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/** Neither event bubbles; both are heard on their way down. */
function onModalsChange(listener: () => void): () => void {
  document.addEventListener('toggle', listener, true);
  document.addEventListener('close', listener, true);
  return () => {
    document.removeEventListener('toggle', listener, true);
    document.removeEventListener('close', listener, true);
  };
}

/** @returns the browser's modal dialog on top, outside of which nothing can be seen or pressed; null while none is open */
export const useTopModal = (): Element | null => useSyncExternalStore(onModalsChange, topModal, () => null);
