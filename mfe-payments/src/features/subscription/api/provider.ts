import { useQuery } from '@tanstack/react-query';
import type { TokenOffer } from '@vela/contracts/schemas';
import { loadProvider } from '../provider-script.js';

/** @returns the payment provider's library in this page */
export function useProvider(offer: TokenOffer | undefined) {
  const key = offer?.publishableKey ?? null;
  return useQuery({
    queryKey: ['paymentProvider', key],
    queryFn: () => loadProvider(key ?? '', offer?.scriptUrl ?? null),
    enabled: key !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The library is no plain data.
    structuralSharing: false,
  });
}
