import { useQuery } from '@tanstack/react-query';
import type { TokenOffer } from '@vela/contracts/schemas';
import { loadedQuery } from '@vela/design-system/services';
import { loadProvider } from '../provider-script.js';

/** @returns the payment provider's library in this page */
export function useProvider(offer: TokenOffer | undefined) {
  const key = offer?.publishableKey ?? null;
  return useQuery({
    ...loadedQuery('payment provider', key, () => loadProvider(key ?? '', offer?.scriptUrl ?? null)),
    enabled: key !== null,
    retry: false,
    // The library is no plain data.
    structuralSharing: false,
  });
}
