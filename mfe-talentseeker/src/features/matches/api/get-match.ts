import { useQueries } from '@tanstack/react-query';
import { ApiError } from '@vela/contracts/client';
import { getMatch } from '@vela/contracts/endpoints';
import type { MatchDetails } from '@vela/contracts/schemas';
import { endpointQuery, useApi, useAsk, useEndpoint } from '@vela/design-system/services';

const requestOf = (openRoleId: string, talent: string) => ({ params: { id: openRoleId, talent } });

/** What a match's card opens: the reckoning of its score, and the profile. @param talent their handle */
export const useMatch = (openRoleId: string, talent: string) => useEndpoint(getMatch, requestOf(openRoleId, talent));

/** @returns what asks for a match before it is opened: it is there when it is looked at */
export function usePreloadMatch(openRoleId: string): (talent: string) => void {
  const ask = useAsk();
  // What is opened asks again, and says so, where this fails.
  return (talent) => void ask(getMatch, requestOf(openRoleId, talent)).catch(() => null);
}

const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** Several matches of a role as one answer, in the order of their handles; null for whoever is no match of it any more. */
export function useMatches(openRoleId: string, talents: readonly string[]) {
  const api = useApi();
  return useQueries({
    queries: talents.map((talent) => endpointQuery(api, getMatch, requestOf(openRoleId, talent))),
    combine: (answers) => {
      const all = answers.flatMap(({ data, error }): (MatchDetails | null)[] => {
        if (isGone(error)) return [null];
        return data === undefined ? [] : [data];
      });
      return {
        data: all.length === answers.length ? all : undefined,
        isPending: answers.some(({ isPending }) => isPending),
        refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
      };
    },
  });
}
