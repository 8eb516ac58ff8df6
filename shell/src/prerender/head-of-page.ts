import { createApiClient } from '@vela/contracts/client';
import type { PageHead, RemoteModule } from '@vela/contracts/remote';
import type { RouteObject } from '@vela/router';
import { pageAt } from './page-handle.js';
import { readyRoutes } from './ready-routes.js';

/**
 * Asks a page what it says of itself.
 * @param fetcher reaches the API
 * @param origin of the site
 * @param search what of the query makes it another page, such as `?page=2`, or nothing
 * @returns undefined where the page says nothing, null where there is no such page
 */
export async function headOfPage(
  pathname: string,
  slice: RemoteModule<RouteObject>,
  fetcher: typeof fetch,
  origin: string,
  search = '',
): Promise<PageHead | null | undefined> {
  const page = pageAt(await readyRoutes(slice.routes, pathname), pathname);
  if (page === null) return null;
  const { head, params } = page;
  return typeof head === 'function'
    ? head({ params, search: new URLSearchParams(search), api: createApiClient(fetcher), origin })
    : head;
}
