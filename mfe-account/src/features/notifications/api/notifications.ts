import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getCounts, listNotifications, readNotifications } from '@vela/contracts/endpoints';
import type { Notification, NotificationPage, ReadNotificationsInput } from '@vela/contracts/schemas';
import {
  endpointKey,
  endpointQuery,
  useApi,
  useEndpoint,
  useOutdate,
  useReplaceAnswer,
} from '@vela/design-system/services';

/** How much the person has not read. */
export const useUnread = (): number => useEndpoint(getCounts, {}).data?.unread ?? 0;

const behind = (before: string | null) => ({ query: before === null ? {} : { before } });

/** The list of notifications as far as it is shown. */
export interface ShownNotifications {
  /** Undefined until the latest have come. */
  readonly entries: readonly Notification[] | undefined;
  /** Why there is nothing to show. */
  readonly error: Error | null;
  /** Of what is older than all that is shown; none where there is nothing older. */
  readonly older: 'none' | 'there' | 'loading' | 'failed';
  /** Shows what is older, or tries again what failed. */
  readonly goOn: () => void;
}

/**
 * What the person was told, the latest first. Each page begins where the one before it ends by now: when something new comes
 * in above, all of them move on, so that everything stands in the list once. Until they have, it stays as it was.
 */
export function useNotifications(): ShownNotifications {
  const api = useApi();
  const cache = useQueryClient();
  const [count, setCount] = useState(1);
  const [shown, setShown] = useState<readonly NotificationPage[]>([]);

  const begun: (string | null)[] = [null];
  for (let at: string | null = null; begun.length < count; begun.push(at)) {
    at = cache.getQueryData<NotificationPage>(endpointKey(listNotifications, behind(at)))?.before ?? null;
    if (at === null) break;
  }
  const asked = useQueries({
    queries: begun.map((before) => endpointQuery(api, listNotifications, behind(before))),
  });
  const pages = asked.flatMap(({ data }) => data ?? []);
  const isWhole = pages.length === begun.length && (pages.length === count || pages.at(-1)?.before === null);
  if (isWhole && (pages.length !== shown.length || pages.some((page, index) => page !== shown[index]))) setShown(pages);

  const [latest, ...others] = asked;
  const failed = others.find(({ isError }) => isError);
  const isEnd = shown.at(-1)?.before === null;
  return {
    entries: shown.length === 0 ? undefined : shown.flatMap(({ entries }) => entries),
    error: latest?.error ?? null,
    older: failed !== undefined ? 'failed' : isEnd ? 'none' : count > shown.length ? 'loading' : 'there',
    goOn: () => {
      const again = latest?.isError === true ? latest : failed;
      if (again !== undefined) void again.refetch();
      else if (count === shown.length) setCount(count + 1);
    },
  };
}

/** Marks what was read: those that are named, or all that the person may have seen. */
export function useReadNotifications() {
  const api = useApi();
  const outdate = useOutdate();
  const replaceAnswer = useReplaceAnswer();
  return useMutation({
    mutationFn: (read: ReadNotificationsInput) => api.call(readNotifications, { body: read }),
    onSuccess: (counts) => {
      replaceAnswer(getCounts, {}, () => counts);
      return outdate(listNotifications);
    },
  });
}
