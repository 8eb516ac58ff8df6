import { useMutation } from '@tanstack/react-query';
import { answerHire, listHires } from '@vela/contracts/endpoints';
import type { HireAnswer } from '@vela/contracts/schemas';
import { useApi, useOutdate } from '@vela/design-system/services';

/** Confirms or disputes a reported hire. The list is asked for again, also where the platform was quicker. */
export function useAnswerHire(id: string) {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: (answer: HireAnswer) => api.call(answerHire, { params: { id }, body: answer }),
    onSettled: () => outdate(listHires),
  });
}
