import { isLanguage, SOURCE_LANGUAGE, t, tongueAtHand } from '@vela/language';

/** Answers pages while there is no network; see `shell/public/offline.js`, which is told what it says. */
function offlinePage(): string {
  const tongue = tongueAtHand();
  const texts = new URLSearchParams({
    language: isLanguage(tongue) ? tongue : SOURCE_LANGUAGE,
    title: t('You are offline'),
    lead: t('This page needs a connection. What you typed on this device is still here.'),
    again: t('Try again'),
  });
  return `/offline.js?${texts.toString()}`;
}

/** Prepares the page that is shown where none can be fetched, once everything else is there. */
export function prepareOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // Where a browser refuses, its own page stands in.
    navigator.serviceWorker.register(offlinePage()).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
