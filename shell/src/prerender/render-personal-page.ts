import { addressOf, createApiClient, wasRefused } from '@vela/contracts/client';
import type { KnownAnswer, RemoteModule } from '@vela/contracts/remote';
import { audienceOf, isAdminPath } from '@vela/contracts/routes';
import { askAhead } from '@vela/design-system/services';
import { actingAs } from '@vela/market/session';
import type { RouteObject } from '@vela/router';
import { createQueryClient } from '../features/services/query-client.js';
import { meQuery } from '../features/session/me.js';
import { firstCallsAt } from '../federation/first-calls.js';
import { readyRoutes } from './ready-routes.js';
import type { LivePage } from './render-live-page.js';
import { renderWithAnswers } from './render-page.js';
import { withStyleRules } from './style-rules.js';

/** @returns what was answered, as the browser takes it over */
function answersIn(cache: ReturnType<typeof createQueryClient>): readonly KnownAnswer[] {
  const queries = cache.getQueryCache().getAll();
  return queries.flatMap(({ queryKey, state }) =>
    state.data === undefined ? [] : [{ key: queryKey, data: state.data }],
  );
}

/**
 * Renders a private page as the person sees it first whose answers the API gives: with the calls that its route begins with.
 * @param pathname of a page that the slice owns, without a language: the one at hand counts
 * @param mayAsk addresses of the calls that this person may make
 * @param fetcher reaches the API as this person
 * @returns null where nobody is signed in, or who is may not ask after all; of the admin area for everybody else
 * @throws Error if the API does not answer, or the page cannot be rendered
 */
export async function renderPersonalPage(
  pathname: string,
  slice: RemoteModule<RouteObject>,
  mayAsk: readonly string[],
  fetcher: typeof fetch,
): Promise<LivePage | null> {
  const routes = await readyRoutes(slice.routes, pathname);
  const api = createApiClient(fetcher);
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  try {
    const calls = firstCallsAt(slice.routes, pathname).filter(({ endpoint, request }) =>
      mayAsk.includes(addressOf(endpoint.path, request)),
    );
    const asked = Promise.allSettled(calls.map(({ endpoint, request }) => askAhead(cache, api, endpoint, request)));
    const user = await cache.query(meQuery(api));
    if (user === null || (isAdminPath(pathname) && !user.admin)) return null;
    for (const [index, each] of (await asked).entries()) {
      if (each.status === 'fulfilled') continue;
      if (!wasRefused(each.reason)) throw each.reason;
      if (calls[index]?.refusable !== true) return null;
    }
    const answers = answersIn(cache);
    const page = withStyleRules(await renderWithAnswers(pathname, routes, answers, slice));
    return { ...page, answers, role: audienceOf(pathname, actingAs(null, user)) };
  } finally {
    // Its timers would hold the answers for minutes.
    cache.clear();
  }
}
