import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { t } from '@vela/language';

const loaded = new Map<string, Promise<Stripe | null>>();

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(t('The payment form could not be loaded. Check your connection and try again.')));
    });
    document.head.append(script);
  });
}

/**
 * Loads the payment provider, once.
 * @param scriptUrl script to load before the provider's own, null for none
 */
export function loadProvider(publishableKey: string, scriptUrl: string | null): Promise<Stripe | null> {
  const known = loaded.get(publishableKey);
  if (known !== undefined) return known;
  const loading = (scriptUrl === null ? Promise.resolve() : addScript(scriptUrl)).then(() =>
    loadStripe(publishableKey),
  );
  loaded.set(publishableKey, loading);
  // What could not be loaded is loaded anew the next time.
  loading.catch(() => loaded.delete(publishableKey));
  return loading;
}
