import { useMutation, useQueries } from '@tanstack/react-query';
import { getCounts, listNotifications, readNotifications } from '@vela/contracts/endpoints';
import { endpointQuery, useApi, useEndpoint, useOutdate, useReplaceAnswer } from '@vela/design-system/services';

/** How much the person has not read. */
export const useUnread = (): number => useEndpoint(getCounts, {}).data?.unread ?? 0;

/**
 * What the person was told, the latest first.
 * @param pages by what each page begins behind; null is the latest
 */
export function useNotifications(pages: readonly (string | null)[]) {
  const api = useApi();
  return useQueries({
    queries: pages.map((before) => endpointQuery(api, listNotifications, { query: before === null ? {} : { before } })),
  });
}

/** Marks what was read: those that are named, or all. */
export function useReadNotifications() {
  const api = useApi();
  const outdate = useOutdate();
  const replaceAnswer = useReplaceAnswer();
  return useMutation({
    mutationFn: (ids: readonly string[] | undefined) =>
      api.call(readNotifications, { body: ids === undefined ? {} : { ids: [...ids] } }),
    onSuccess: (counts) => {
      replaceAnswer(getCounts, {}, () => counts);
      return outdate(listNotifications);
    },
  });
}
