import { OFFLINE_STRIP, offlineText } from '../features/connectivity/offline-text.js';

/** Says that the device has no network, for as long as that is so. */
export function sayWhetherOnline(signal: AbortSignal): void {
  const strip = document.querySelector(`[${OFFLINE_STRIP}]`);
  if (strip === null) return;
  const say = (): void => {
    strip.textContent = navigator.onLine ? '' : offlineText();
  };
  if (!navigator.onLine) say();
  addEventListener('online', say, { signal });
  addEventListener('offline', say, { signal });
  // The shell takes the page over as it was served.
  signal.addEventListener('abort', () => strip.replaceChildren());
}
