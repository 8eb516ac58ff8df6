import { COOKIE_SETTINGS } from '@vela/contracts/routes';

/** Wakes the page where its address opens something. */
export function watchAddress(wake: () => void, signal: AbortSignal): void {
  const look = (): void => {
    if (location.hash === COOKIE_SETTINGS) wake();
  };
  look();
  addEventListener('hashchange', look, { signal });
}
