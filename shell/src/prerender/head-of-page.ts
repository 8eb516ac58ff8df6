import { createApiClient } from '@vela/contracts/client';
import type { PageHead, RemoteModule } from '@vela/contracts/remote';
import type { RouteObject } from '@vela/router';
import { pageAt } from './page-handle.js';
import { readyRoutes } from './ready-routes.js';

/**
 * Asks a page what it says of itself.
 * @param fetcher reaches the API
 * @param origin of the site
 * @returns undefined where the page says nothing, null where there is no such page
 */
export async function headOfPage(
  pathname: string, slice: RemoteModule<RouteObject>, fetcher: typeof fetch, origin: string,
): Promise<PageHead | null | undefined> {
  const page = pageAt(await readyRoutes(slice.routes, pathname), pathname);
  if (page === null) return null;
  const { head, params } = page;
  return typeof head === 'function' ? head({ params, api: createApiClient(fetcher), origin }) : head;
}
