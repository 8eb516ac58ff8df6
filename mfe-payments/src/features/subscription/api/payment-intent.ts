import { useQuery } from '@tanstack/react-query';
import { createPaymentIntent } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';
import { attemptFor, endAttempt } from '../attempt.js';

/**
 * Prepares the payment of a token pack. Asking again gives the same payment, until it was paid or canceled.
 * @param netOre price of the pack in öre, without VAT
 */
export function usePaymentIntent(netOre: number) {
  const api = useApi();
  const attempt = attemptFor(netOre);
  return useQuery({
    queryKey: queryKeys.paymentIntent(attempt),
    queryFn: async () => {
      const prepare = (name: string) =>
        api.call(createPaymentIntent, { body: { ammount: netOre, currency: 'sek', attempt: name } });
      const prepared = await prepare(attempt);
      if (prepared.state !== 'canceled') return prepared;
      endAttempt(netOre);
      return prepare(attemptFor(netOre));
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
