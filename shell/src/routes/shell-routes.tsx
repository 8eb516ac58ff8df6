import { Fragment, type ReactNode } from 'react';
import { PATHS, SHELL_PATHS, type SliceName, sliceOf } from '@vela/contracts/routes';
import { placedPath } from '@vela/language';
import {
  beginWaiting,
  lazyPage,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  whilePatient,
} from '@vela/router';
import { Consent } from '../features/consent/consent.js';
import { RouteError } from '../features/errors/route-error.js';
import { Frame } from '../features/layout/frame.js';
import type { PageServices } from '../features/services/shell-services.js';
import type { AskFirstCalls } from '../federation/first-calls.js';
import { createPreload } from '../federation/preload.js';
import type { Slices } from '../federation/slices.js';
import { BeforePage } from './before-page.js';
import { Elsewhere } from './elsewhere.js';
import { Guard } from './guard.js';
import { SliceBoundary } from './slice-boundary.js';

const FRAME_ID = 'frame';

/** @returns one pathless route that holds what a slice exposes, inside the slice's own error boundary */
export function sliceRoute(name: SliceName, routes: readonly RouteObject[], slices: Slices): RouteObject {
  const Around = slices.aroundOf(name) ?? Fragment;
  const element = (
    <SliceBoundary name={name} slices={slices}>
      <Around>
        <Outlet />
      </Around>
    </SliceBoundary>
  );
  return { id: name, element, children: [...routes] };
}

/**
 * The routes that are known before any slice is loaded. The frame has no path: one at `/` would swallow the discovery
 * of what lies below.
 * @param known routes of slices that are loaded already, see `sliceRoute`
 */
export function shellRoutes(services: PageServices, slices: Slices, known: readonly RouteObject[] = []): RouteObject[] {
  const preload = createPreload(slices);
  const framed = (content: ReactNode) => (
    <Frame services={services} preload={preload}>
      {content}
    </Frame>
  );
  return [
    {
      id: FRAME_ID,
      element: framed(
        <>
          <Guard>
            <Outlet />
          </Guard>
          <Consent api={services.api} analytics={services.analytics} />
        </>,
      ),
      errorElement: framed(<RouteError />),
      // The very element, and no component around it: React goes on with this frame, open menus and all, when the page is there.
      hydrateFallbackElement: framed(<BeforePage />),
      children: [
        { path: PATHS.callback, lazy: lazyPage(() => import('../features/callback/page.js')) },
        { path: PATHS.error, lazy: lazyPage(() => import('../features/errors/page.js')) },
        ...known,
        { path: '*', element: <Elsewhere slices={slices} /> },
      ],
    },
  ];
}

/**
 * Adds a slice's routes when one of its paths is entered. A slice that cannot be loaded adds none, which leads to the
 * frame's catch-all, and so does one that is not there yet when the navigation has waited long enough, or that is not
 * there for the visitor.
 * @param patched slices whose routes are there already; added to
 * @param askFirstCalls begins the calls of a page while its code is on its way
 */
export const slicePatching =
  (slices: Slices, patched: Set<SliceName>, askFirstCalls: AskFirstCalls): PatchRoutesOnNavigationFunction =>
  async ({ path: address, patch, signal }) => {
    const path = placedPath(address).pathname;
    const owner = sliceOf(path);
    if (SHELL_PATHS.includes(path) || patched.has(owner)) return;
    beginWaiting();
    const loaded = slices.load(owner).catch(() => []);
    void loaded.then((there) => askFirstCalls(there, path));
    const routes = await whilePatient(loaded, []);
    if (routes.length === 0 || signal.aborted || patched.has(owner)) return;
    patched.add(owner);
    patch(FRAME_ID, [sliceRoute(owner, routes, slices)]);
  };
