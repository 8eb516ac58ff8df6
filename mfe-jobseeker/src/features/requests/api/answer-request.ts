import { useMutation } from '@tanstack/react-query';
import { answerConnection, listConnections } from '@vela/contracts/endpoints';
import { useAnalytics, useApi, useOutdate } from '@vela/design-system/services';

export interface RequestAnswer {
  readonly id: string;
  readonly status: 'accepted' | 'declined';
  /** Why it was declined, for the platform; may be left out. */
  readonly reason?: string;
}

/** Accepts or declines a request. Both lists are asked for again, also where somebody else was quicker. */
export function useAnswerRequest() {
  const api = useApi();
  const analytics = useAnalytics();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: ({ id, status, reason }: RequestAnswer) =>
      api.call(answerConnection, {
        params: { id },
        body: { status, ...(reason === undefined ? {} : { reason }) },
      }),
    onSuccess: () => analytics.track('request_answered'),
    onSettled: () => outdate(listConnections),
  });
}
