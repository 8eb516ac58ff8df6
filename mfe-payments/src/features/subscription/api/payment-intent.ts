import { useQuery } from '@tanstack/react-query';
import { createPaymentIntent } from '@vela/contracts/endpoints';
import { endpointQuery, useApi } from '@vela/design-system/services';
import { attemptFor, endAttempt, forgetTold, noteNamed } from '../attempt.js';
import { inTurn } from '../in-turn.js';

const attemptOf = (netOre: number) =>
  ({ body: { ammount: netOre, currency: 'sek', attempt: attemptFor(netOre) } }) as const;

/**
 * Prepares the payment of a token pack. Asking again gives the same payment, until it was paid or canceled.
 * @param netOre price of the pack in öre, without VAT
 */
export function usePaymentIntent(netOre: number) {
  const api = useApi();
  const attempt = attemptOf(netOre);
  return useQuery({
    ...endpointQuery(api, createPaymentIntent, attempt),
    queryFn: ({ signal }) =>
      inTurn(
        () => !signal.aborted,
        async () => {
          let prepared = await api.call(createPaymentIntent, attempt);
          if (prepared.clientSecret !== null) forgetTold(netOre);
          if (prepared.state === 'canceled') {
            endAttempt(netOre);
            prepared = await api.call(createPaymentIntent, attemptOf(netOre));
          }
          noteNamed(netOre, prepared.purchaseId);
          return prepared;
        },
      ),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
