import { useSyncExternalStore } from 'react';
import { topModal } from '../modal/top-modal.js';

/** Neither event bubbles; both are heard on their way down. */
function onModalsChange(listener: () => void): () => void {
  document.addEventListener('toggle', listener, true);
  document.addEventListener('close', listener, true);
  return () => {
    document.removeEventListener('toggle', listener, true);
    document.removeEventListener('close', listener, true);
  };
}

/** @returns the dialog on top, which toasts must stand in to be seen and pressed; null while none is open */
export const useTopModal = (): Element | null => useSyncExternalStore(onModalsChange, topModal, () => null);
