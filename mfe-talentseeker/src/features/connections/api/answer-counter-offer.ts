import { useMutation } from '@tanstack/react-query';
import { answerCounterOffer } from '@vela/contracts/endpoints';
import type { CounterAnswer } from '@vela/contracts/schemas';
import { useApi, useOutdate } from '@vela/design-system/services';
import { TELL_OF_REQUESTS } from './list-connections.js';

/** Changes a request as its talent wished, or keeps it as it is. */
export function useAnswerCounterOffer() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: ({ id, answer }: { readonly id: string; readonly answer: CounterAnswer }) =>
      api.call(answerCounterOffer, { params: { id }, body: { answer } }),
    // Refused because a colleague or the talent was quicker: the list must show that too.
    onSettled: () => outdate(...TELL_OF_REQUESTS),
  });
}
