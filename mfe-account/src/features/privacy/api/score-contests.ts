import { useMutation } from '@tanstack/react-query';
import { contestScore, listScoreContests } from '@vela/contracts/endpoints';
import type { ScoreContestInput } from '@vela/contracts/schemas';
import { useApi, useEndpoint, useOutdate } from '@vela/design-system/services';

/** What the talent doubted, with the answers. */
export const useScoreContests = () => useEndpoint(listScoreContests, {});

/** Contests a score; the list knows it when this resolves. */
export function useContestScore() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: (body: ScoreContestInput) => api.call(contestScore, { body }),
    onSuccess: () => outdate(listScoreContests),
  });
}
