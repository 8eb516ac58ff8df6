import { SHELL_PATHS, sliceOf } from '@vela/contracts/routes';
import { matchRoutes } from '@vela/router';
import type { Slices } from './slices.js';

/**
 * @returns a function that loads the code of a page before it is entered: its slice, and the page itself. Failures are
 * left to the navigation, which tries again.
 */
export const createPreload =
  (slices: Slices) =>
  (pathname: string): void => {
    if (SHELL_PATHS.includes(pathname)) return;
    void slices
      .load(sliceOf(pathname))
      .then((routes) => {
        for (const { route } of matchRoutes([...routes], pathname) ?? [])
          if (typeof route.lazy === 'function') void route.lazy();
      })
      .catch(() => null);
  };
