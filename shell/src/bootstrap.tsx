import './federation/named-shares.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { type SliceName, sliceOf } from '@vela/contracts/routes';
import { createToastQueue } from '@vela/design-system/toast';
import { placedPath, prefixOf, setTongue } from '@vela/language';
import { createBrowserRouter, type RouteObject, RouterProvider } from '@vela/router';
import { createAnalytics } from './features/analytics/analytics.js';
import { prepareOfflinePage } from './features/connectivity/offline-page.js';
import { loadDialogsAhead } from './features/consent/load-dialogs.js';
import { addOwnTexts } from './features/language/catalogues.js';
import { createQueryClient } from './features/services/query-client.js';
import { keepSession } from './features/session/keep-session.js';
import { meQuery } from './features/session/me.js';
import { createSessionAwareApi } from './features/session/session-aware-api.js';
import { failureReports, sendReport } from './federation/failure-reports.js';
import { fetchRegistry, inlinedRegistry } from './federation/registry.js';
import { federatedRuntime } from './federation/runtime.js';
import { createSlices } from './federation/slices.js';
import { traced } from './federation/traced.js';
import { beginHandover, HandoverDone } from './prerender/handover.js';
import { readyRoutes } from './prerender/ready-routes.js';
import { takeServedAnswers } from './prerender/served-answers.js';
import { shellRoutes, slicePatching, sliceRoute } from './routes/shell-routes.js';

// The address says which language the page is in, for as long as it stands.
const { tongue, pathname } = placedPath(location.pathname);
setTongue(tongue);

const queryClient = createQueryClient();
const calls = traced((input, init) => fetch(input, init));
const services = {
  api: createSessionAwareApi(calls.fetch, queryClient),
  toasts: createToastQueue(),
  analytics: createAnalytics(),
};
const slices = createSlices({
  runtime: federatedRuntime(),
  known: inlinedRegistry(document),
  ask: fetchRegistry,
  isAdmin: async () => (await queryClient.query(meQuery(services.api)))?.admin === true,
  onFailure: (name, error) => failures.tell('start', error, name),
});
const failures = failureReports({
  versionOf: (name) => slices.versionOf(name),
  pathname: () => placedPath(location.pathname).pathname,
  lastTrace: calls.last,
  send: sendReport,
});
const rootOptions: RootOptions = {
  // Caught by a boundary, so nobody else hears of it.
  onCaughtError: (error) => {
    console.error(error);
    failures.tell('render', error, sliceOf(placedPath(location.pathname).pathname));
  },
};
const patched = new Set<SliceName>();
const failed = new Set<SliceName>();

/** @returns what the page is made of once its slice is known; without `known` the slice is loaded when it is entered */
function site(known: readonly RouteObject[]) {
  const router = createBrowserRouter(shellRoutes(services, slices, known), {
    basename: prefixOf(tongue) || '/',
    patchRoutesOnNavigation: slicePatching(slices, patched, failed),
    ...(known.length > 0 ? { hydrationData: {} } : {}),
  });
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <HandoverDone />
      </QueryClientProvider>
    </StrictMode>
  );
}

/** Takes over a page that was prerendered. It stays in sight until its code is there. */
async function hydrate(root: Element): Promise<void> {
  const owner = sliceOf(pathname);
  try {
    const routes = await readyRoutes(await slices.load(owner), pathname);
    patched.add(owner);
    takeServedAnswers(document, queryClient);
    beginHandover();
    // In slices: a long page must not keep a tap waiting while it is taken over.
    startTransition(() => void hydrateRoot(root, site([sliceRoute(owner, routes)]), rootOptions));
  } catch {
    // The slice is not to be had: the site says so in place of the page, as it does everywhere.
    failed.add(owner);
    createRoot(root, rootOptions).render(site([]));
  }
}

failures.listen(window);
prepareOfflinePage();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
const texts = addOwnTexts(document);
if (root.firstElementChild === null) {
  // A served page is taken over as it was served, for nobody in particular: there it is asked afterwards.
  keepSession(queryClient, services.api);
  loadDialogsAhead();
  void texts.then(() => createRoot(root, rootOptions).render(site([])));
} else void texts.then(() => hydrate(root));
