import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerHire } from '@vela/contracts/endpoints';
import type { HireAnswer } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { hireKeys } from './query-keys.js';

/** Confirms or disputes a reported hire. The list is asked for again, also where the platform was quicker. */
export function useAnswerHire(id: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (answer: HireAnswer) => api.call(answerHire, { params: { id }, body: answer }),
    onSettled: () => cache.invalidateQueries({ queryKey: hireKeys.all }),
  });
}
