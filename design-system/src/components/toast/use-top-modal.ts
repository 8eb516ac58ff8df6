import { useSyncExternalStore } from 'react';
import { onTopModalChange, topModal } from '../modal/top-modal.js';

/** @returns the dialog on top, which toasts must stand in to be seen and pressed; null while none is open */
export const useTopModal = (): Element | null => useSyncExternalStore(onTopModalChange, topModal, () => null);
