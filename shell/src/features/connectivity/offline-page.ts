/** Answers pages while there is no network; see `shell/public/offline.js`. */
const OFFLINE_PAGE = '/offline.js';

/** Prepares the page that is shown where none can be fetched, once everything else is there. */
export function prepareOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // Where a browser refuses, its own page stands in.
    navigator.serviceWorker.register(OFFLINE_PAGE).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
