import { createApiClient } from '@vela/contracts/client';
import type { UserType } from '@vela/contracts/constants';
import type { KnownAnswer, RemoteModule } from '@vela/contracts/remote';
import type { RouteObject } from '@vela/router';
import { pageAt } from './page-handle.js';
import { readyRoutes } from './ready-routes.js';
import { type RenderedPage, renderPage } from './render-page.js';

/** A page with what it was rendered with: the browser begins with the same. */
export interface LivePage extends RenderedPage {
  readonly answers: readonly KnownAnswer[];
  /** The role in whose colours its reader sees it; undefined where the address alone tells. */
  readonly role?: UserType;
}

/**
 * Renders a page with what the API says now.
 * @param search query of the address, with its question mark, or nothing
 * @param fetcher reaches the API
 * @returns null for a page that is the same at every time
 * @throws Error if the API does not answer, or the page cannot be rendered
 */
export async function renderLivePage(
  pathname: string,
  search: string,
  slice: RemoteModule<RouteObject>,
  fetcher: typeof fetch,
): Promise<LivePage | null> {
  const page = pageAt(await readyRoutes(slice.routes, pathname), pathname);
  if (page?.answers === undefined) return null;
  const answers = await page.answers({
    params: page.params,
    search: new URLSearchParams(search),
    api: createApiClient(fetcher),
  });
  return { ...(await renderPage(pathname, slice, { search, answers })), answers };
}
