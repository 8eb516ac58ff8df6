import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerCounterOffer } from '@vela/contracts/endpoints';
import type { CounterAnswer } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** Changes a request as its talent wished, or keeps it as it is. */
export function useAnswerCounterOffer() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answer }: { readonly id: string; readonly answer: CounterAnswer }) =>
      api.call(answerCounterOffer, { params: { id }, body: { answer } }),
    // Refused because a colleague or the talent was quicker: the list must show that too.
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.connections }),
  });
}
