import type { QueryClient } from '@tanstack/react-query';
import { addressOf, type ApiClient } from '@vela/contracts/client';
import { endpointQuery } from '@vela/design-system/services';
import { type FirstCall, firstCallsOf, matchRoutes, type RouteObject } from '@vela/router';

/** Milliseconds for which an answer that no page shows yet counts as just come: its page is being loaded and drawn. */
const UNTIL_DRAWN_MS = 5000;

/** @param routes of the slice that a path belongs to @param pathname without a language */
export type AskAhead = (routes: readonly RouteObject[], pathname: string) => void;

type Parameters = Readonly<Record<string, string | undefined>>;

/** @returns a page's call with the parameters of its path in their places */
function requestOf({ params, query }: FirstCall, found: Parameters) {
  const filled = Object.entries(params ?? {}).map(([name, value]) => [
    name,
    value.startsWith(':') ? (found[value.slice(1)] ?? '') : value,
  ]);
  return {
    ...(params !== undefined && { params: Object.fromEntries(filled) as Record<string, string> }),
    ...(query !== undefined && { query }),
  };
}

/**
 * Has the calls that the document fetched ahead answered while the page's code is on its way, so that the page is drawn once
 * and with what it shows, instead of as a skeleton first. What the document did not fetch is left to the page: who may not
 * ask is asked nothing.
 * @param document says in its head what was fetched ahead, and for whom that holds the gateway decided
 */
export function askingAhead(document: ParentNode, cache: QueryClient, api: ApiClient): AskAhead {
  const fetched = new Set(
    [...document.querySelectorAll('link[rel="preload"][as="fetch"]')].map((link) => link.getAttribute('href')),
  );

  async function ask(call: FirstCall, found: Parameters): Promise<void> {
    const request = requestOf(call, found);
    if (!fetched.delete(addressOf(call.endpoint.path, request))) return;
    const query = endpointQuery(api, call.endpoint, request);
    const answer = await cache.query(query);
    const isShown = cache.getQueryCache().find({ queryKey: query.queryKey })?.isActive() === true;
    if (!isShown) cache.setQueryData(query.queryKey, answer, { updatedAt: Date.now() + UNTIL_DRAWN_MS });
  }

  return (routes, pathname) => {
    for (const { route, params } of matchRoutes([...routes], pathname) ?? [])
      // The page asks again, and says so, where this fails.
      for (const call of firstCallsOf(route)) ask(call, params).catch(() => null);
  };
}
