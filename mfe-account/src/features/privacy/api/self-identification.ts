import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CACHE_MS } from '@vela/contracts/constants';
import { getSelfIdentification, saveSelfIdentification, withdrawSelfIdentification } from '@vela/contracts/endpoints';
import type { SelfIdentification, SelfIdentificationInput } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { privacyKeys } from './query-keys.js';

/** What the person said of themselves for the fairness report. */
export function useSelfIdentification() {
  const api = useApi();
  return useQuery({
    queryKey: privacyKeys.selfIdentification,
    queryFn: ({ signal }) => api.call(getSelfIdentification, {}, { signal }),
    staleTime: CACHE_MS.profile,
  });
}

/** Takes in a decision, which the history of consents shows too. */
function useTakeIn() {
  const cache = useQueryClient();
  return (said: SelfIdentification) => {
    cache.setQueryData(privacyKeys.selfIdentification, said);
    void cache.invalidateQueries({ queryKey: privacyKeys.consents });
  };
}

export function useSaveSelfIdentification() {
  const api = useApi();
  const onSuccess = useTakeIn();
  return useMutation({
    mutationFn: (answers: SelfIdentificationInput) => api.call(saveSelfIdentification, { body: answers }),
    onSuccess,
  });
}

export function useWithdrawSelfIdentification() {
  const api = useApi();
  const onSuccess = useTakeIn();
  return useMutation({ mutationFn: () => api.call(withdrawSelfIdentification), onSuccess });
}
