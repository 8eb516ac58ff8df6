import { matchRoutes, type PageHandle, type RouteObject } from '@vela/router';

const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle;

/** @returns the page that an address leads to, with the parameters of its path; null where there is none */
export function pageAt(routes: readonly RouteObject[], pathname: string) {
  const match = matchRoutes([...routes], pathname)?.at(-1);
  if (match === undefined) return null;
  const handle: unknown = match.route.handle;
  return {
    params: match.params,
    head: isHandle(handle) ? handle.head : undefined,
    answers: isHandle(handle) ? handle.answers : undefined,
  };
}
