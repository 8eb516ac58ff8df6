import { loadPage, matchRoutes, type RouteObject } from '@vela/router';

/**
 * Loads the page that an address leads to, so that it can be rendered at once, without waiting in between.
 * @param routes of one slice
 * @returns the routes, those that match without `lazy`
 * @throws what went wrong, where the page's code cannot be had
 */
export async function readyRoutes(routes: readonly RouteObject[], pathname: string): Promise<RouteObject[]> {
  const matched = new Set((matchRoutes([...routes], pathname) ?? []).map(({ route }) => route));
  return Promise.all(
    routes.map(async (route): Promise<RouteObject> => {
      const { lazy, ...rest } = route;
      if (!matched.has(route) || typeof lazy !== 'function' || rest.index === true) return route;
      await loadPage(route);
      const page: { readonly Component?: RouteObject['Component']; readonly handle?: unknown } = await lazy();
      return { ...rest, ...(page.Component ? { Component: page.Component } : {}), handle: page.handle };
    }),
  );
}
