import { useMutation } from '@tanstack/react-query';
import { counterConnection, listConnections } from '@vela/contracts/endpoints';
import type { CounterTerms } from '@vela/contracts/schemas';
import { useApi, useOutdate } from '@vela/design-system/services';

/** Says "yes, if" to a request. The lists are asked for again, also where it was over already. */
export function useCounterRequest() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: ({ id, terms }: { readonly id: string; readonly terms: CounterTerms }) =>
      api.call(counterConnection, { params: { id }, body: { terms } }),
    onSettled: () => outdate(listConnections),
  });
}
