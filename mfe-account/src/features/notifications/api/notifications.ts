import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { getCounts, listNotifications, readNotifications } from '@vela/contracts/endpoints';
import { endpointKey, useApi, useEndpoint, useReplaceAnswer } from '@vela/design-system/services';

/** How much the person has not read. */
export const useUnread = (): number => useEndpoint(getCounts, {}).data?.unread ?? 0;

/** What the person was told, the latest first, further pages as they are asked for. */
export function useNotifications() {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...endpointKey(listNotifications), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.call(listNotifications, { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ before }) => before,
    staleTime: 0,
  });
}

/** Marks what was read: those that are named, or all. */
export function useReadNotifications() {
  const api = useApi();
  const cache = useQueryClient();
  const replaceAnswer = useReplaceAnswer();
  return useMutation({
    mutationFn: (ids: readonly string[] | undefined) =>
      api.call(readNotifications, { body: ids === undefined ? {} : { ids: [...ids] } }),
    onSuccess: (counts) => {
      replaceAnswer(getCounts, {}, () => counts);
      return cache.invalidateQueries({ queryKey: endpointKey(listNotifications) });
    },
  });
}
