import { createApiClient } from '@vela/contracts/client';
import type { HeadOfPage, PageHead, RemoteModule } from '@vela/contracts/remote';
import { matchRoutes, type PageHandle, type RouteObject } from '@vela/router';
import { readyRoutes } from './ready-routes.js';

const headOf = (handle: unknown): HeadOfPage | undefined =>
  typeof handle === 'object' && handle !== null && 'head' in handle ? (handle as PageHandle).head : undefined;

/**
 * Asks a page what it says of itself.
 * @param fetcher reaches the API
 * @param origin of the site
 * @returns undefined where the page says nothing, null where there is no such page
 */
export async function headOfPage(
  pathname: string, slice: RemoteModule<RouteObject>, fetcher: typeof fetch, origin: string,
): Promise<PageHead | null | undefined> {
  const routes = await readyRoutes(slice.routes, pathname);
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (match === undefined) return null;
  const head = headOf(match.route.handle);
  return typeof head === 'function' ? head({ params: match.params, api: createApiClient(fetcher), origin }) : head;
}
