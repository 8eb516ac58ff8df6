import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { RemoteModule, RemoteRegistry } from '@vela/contracts/remote';
import { type HouseSlice, isGuest, pathOfGuest, PATHS, type SliceName, SLICES } from '@vela/contracts/routes';
import type { SessionUser } from '@vela/contracts/schemas';
import { createToastQueue } from '@vela/design-system/toast';
import { type RouteObject, RouterProvider } from '@vela/router';
import { createMemoryRouter } from '@vela/router/memory';
import { createAnalytics } from '../features/analytics/analytics.js';
import { keepSession } from '../features/session/keep-session.js';
import { meQuery } from '../features/session/me.js';
import { createSessionAwareApi } from '../features/session/session-aware-api.js';
import { askingFirstCalls } from '../federation/first-calls.js';
import type { SliceRuntime } from '../federation/runtime.js';
import { createSlices } from '../federation/slices.js';
import { shellRoutes, slicePatching } from '../routes/shell-routes.js';
import { answered, type ServerAnswers, serverWith } from './server.js';

/** A registry in which every slice is in service. */
export const everySlice: RemoteRegistry = Object.fromEntries(
  SLICES.map((name) => [name, { version: '1', entry: `/remotes/${name}/1/remoteEntry.js`, contract: 2 }]),
);

/** A few paths of every slice. */
const PATHS_OF: Readonly<Record<HouseSlice, readonly string[]>> = {
  mf_public: [PATHS.home, PATHS.aboutUs],
  mf_jobseeker: [PATHS.jobSeekerDashboard],
  mf_talentseeker: [PATHS.talentSeekerDashboard],
  mf_payments: [PATHS.pricing],
  mf_account: [PATHS.privacyCentre],
  mf_admin: [PATHS.godmode],
};

/** @returns what a slice exposes: pages that are headed by its name */
export const plainModule = (name: SliceName): RemoteModule<RouteObject> => ({
  contract: 2,
  name,
  routes: (isGuest(name) ? [pathOfGuest(name)] : PATHS_OF[name]).map((path) => ({ path, element: <h1>{name}</h1> })),
});

/** A runtime that loads every slice at once. */
export const plainSlices: SliceRuntime = { load: (name) => Promise.resolve(plainModule(name)) };

interface ShellOptions {
  readonly path: string;
  /** Who is signed in; a visitor unless told. */
  readonly user?: SessionUser | null;
  readonly runtime?: SliceRuntime;
  /** What `/remotes.json` says after a failure. */
  readonly askRegistry?: () => Promise<RemoteRegistry>;
  /** Further answers of the server. */
  readonly answers?: ServerAnswers;
}

/** Opens the site at an address, as the browser does: strict mode, the real client, the slices of a runtime. */
export function openShell({
  path,
  user = null,
  runtime = plainSlices,
  askRegistry = () => Promise.resolve(everySlice),
  answers = {},
}: ShellOptions) {
  // What jsdom has only as a complaint.
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  const server = serverWith({ getMe: () => answered(user), ...answers });
  const toasts = createToastQueue();
  const shown = jest.spyOn(toasts, 'show');
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const services = { api: createSessionAwareApi(server.fetch, cache), toasts, analytics: createAnalytics() };
  keepSession(cache, services.api);
  const slices = createSlices({
    runtime,
    known: everySlice,
    ask: askRegistry,
    isAdmin: async () => (await cache.query(meQuery(services.api)))?.admin === true,
  });
  const router = createMemoryRouter(shellRoutes(services, slices), {
    initialEntries: [path],
    patchRoutesOnNavigation: slicePatching(
      slices,
      new Set<SliceName>(),
      askingFirstCalls(document, cache, services.api),
    ),
  });
  const { container } = render(
    <StrictMode>
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  return {
    container,
    /** Who uses the page: clicks, types, tabs. */
    user: userEvent.setup(),
    server,
    /** The toasts that were shown, in order. */
    toasts: () => shown.mock.calls.map(([toast]) => toast),
    /** Where the reader is. */
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** Follows a link of a page that the test does not show. */
    go: (to: string) => act(() => router.navigate(to)),
  };
}
