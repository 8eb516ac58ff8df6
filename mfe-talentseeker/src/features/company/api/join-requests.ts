import { useMutation } from '@tanstack/react-query';
import { answerJoinRequest, listJoinRequests } from '@vela/contracts/endpoints';
import { useApi, useEndpoint, useReplaceAnswer, useSession } from '@vela/design-system/services';

/** @returns who asks to join; nobody for members who do not own the company */
export const useJoinRequests = () => useEndpoint(listJoinRequests, {});

/** Lets somebody join or declines; list and session know it when this resolves. */
export function useAnswerJoinRequest() {
  const api = useApi();
  const session = useSession();
  const replaceAnswer = useReplaceAnswer();
  return useMutation({
    mutationFn: ({ id, accepted }: { readonly id: string; readonly accepted: boolean }) =>
      api.call(answerJoinRequest, { params: { id }, body: { accepted } }),
    onSuccess: async (left) => {
      replaceAnswer(listJoinRequests, {}, () => left);
      await session.refresh();
    },
  });
}
