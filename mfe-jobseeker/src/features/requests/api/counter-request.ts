import { useMutation, useQueryClient } from '@tanstack/react-query';
import { counterConnection } from '@vela/contracts/endpoints';
import type { CounterTerms } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { requestKeys } from './query-keys.js';

/** Says "yes, if" to a request. The lists are asked for again, also where it was over already. */
export function useCounterRequest() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, terms }: { readonly id: string; readonly terms: CounterTerms }) =>
      api.call(counterConnection, { params: { id }, body: { terms } }),
    onSettled: () => cache.invalidateQueries({ queryKey: requestKeys.all }),
  });
}
