import type { QueryClient } from '@tanstack/react-query';
import { addressOf, type ApiClient } from '@vela/contracts/client';
import { askAhead } from '@vela/design-system/services';
import { type FirstCall, firstCallsOf, matchRoutes, type RouteObject } from '@vela/router';

/** @param routes of the slice that a path belongs to @param pathname without a language */
export type AskFirstCalls = (routes: readonly RouteObject[], pathname: string) => void;

type Parameters = Readonly<Record<string, string | undefined>>;

/** @returns values with the parameters of a path in the places that name one */
const filled = <Value>(values: Readonly<Record<string, Value | string>>, found: Parameters) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith(':') ? (found[value.slice(1)] ?? '') : value,
    ]),
  );

/** @returns a page's call with the parameters of its path in their places */
const requestOf = ({ params, query }: FirstCall, found: Parameters) => ({
  ...(params !== undefined && { params: filled<string>(params, found) }),
  ...(query !== undefined && { query: filled(query, found) }),
});

/** A call with which a page at an address begins. */
export interface CallOfPage {
  readonly endpoint: FirstCall['endpoint'];
  readonly request: ReturnType<typeof requestOf>;
  /** Whether some of those who see the page may not make it. */
  readonly refusable: boolean;
}

/** @returns the calls with which the page at a path begins, as its slice says them */
export const firstCallsAt = (routes: readonly RouteObject[], pathname: string): readonly CallOfPage[] =>
  (matchRoutes([...routes], pathname) ?? []).flatMap(({ route, params }) =>
    firstCallsOf(route).map((call) => ({
      endpoint: call.endpoint,
      request: requestOf(call, params),
      refusable: call.refusable === true,
    })),
  );

/**
 * Has the calls that the document fetched ahead answered while the page's code is on its way, so that the page is drawn once
 * and with what it shows, instead of as a skeleton first. What the document did not fetch is left to the page: who may not
 * ask is asked nothing.
 * @param document says in its head what was fetched ahead, and for whom that holds the gateway decided
 */
export function askingFirstCalls(document: ParentNode, cache: QueryClient, api: ApiClient): AskFirstCalls {
  const fetched = new Set(
    [...document.querySelectorAll('link[rel="preload"][as="fetch"]')].map((link) => link.getAttribute('href')),
  );
  return (routes, pathname) => {
    for (const { endpoint, request } of firstCallsAt(routes, pathname))
      // The page asks again, and says so, where this fails.
      if (fetched.delete(addressOf(endpoint.path, request))) askAhead(cache, api, endpoint, request).catch(() => null);
  };
}
