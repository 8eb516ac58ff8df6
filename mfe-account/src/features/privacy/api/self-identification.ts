import { useMutation } from '@tanstack/react-query';
import {
  getSelfIdentification,
  listMyConsents,
  saveSelfIdentification,
  withdrawSelfIdentification,
} from '@vela/contracts/endpoints';
import type { SelfIdentification, SelfIdentificationInput } from '@vela/contracts/schemas';
import { useApi, useEndpoint, useOutdate, useReplaceAnswer } from '@vela/design-system/services';

/** What the person said of themselves for the fairness report. */
export const useSelfIdentification = () => useEndpoint(getSelfIdentification, {});

/** Takes in a decision, which the history of consents shows too. */
function useTakeIn() {
  const outdate = useOutdate();
  const replaceAnswer = useReplaceAnswer();
  return (said: SelfIdentification) => {
    replaceAnswer(getSelfIdentification, {}, () => said);
    void outdate(listMyConsents);
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
  return useMutation({ mutationFn: () => api.call(withdrawSelfIdentification, {}), onSuccess });
}
