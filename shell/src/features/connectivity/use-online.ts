import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** @returns whether the device has a network, as the query cache sees it: without one it holds its requests back */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );
