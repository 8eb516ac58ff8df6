import { useMutation } from '@tanstack/react-query';
import { useApi } from '@vela/design-system/services';

/** Prepares the payment of a token pack. */
export function usePaymentIntent() {
  const api = useApi();
  return useMutation({
    /** @param netOre price of the pack in öre, without VAT */
    mutationFn: (netOre: number) => api.call('createPaymentIntent', { body: { ammount: netOre, currency: 'sek' } }),
  });
}
