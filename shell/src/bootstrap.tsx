import './federation/named-shares.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { HANDOVER, SERVED_FRAME } from '@vela/contracts/remote';
import { type SliceName, sliceOf } from '@vela/contracts/routes';
import { createToastQueue } from '@vela/design-system/toast';
import { placedPath, prefixOf, setTongue, t } from '@vela/language';
import { createBrowserRouter, type RouteObject, RouterProvider } from '@vela/router';
import {
  besides,
  Drawn,
  drawnInLargePieces,
  firstPageOf,
  followScrolling,
  FRAME_ALONE_MS,
  PAGE_ALONE_MS,
  TakesPlace,
} from './boot/first-drawing.js';
import { createAnalytics } from './features/analytics/analytics.js';
import { prepareOfflinePage } from './features/connectivity/offline-page.js';
import { loadDialogsAhead } from './features/consent/load-dialogs.js';
import { addOwnTexts } from './features/language/catalogues.js';
import { loadWorkspace } from './features/layout/frame.js';
import { nameFirstPlace } from './features/navigation/name-first-place.js';
import { createQueryClient } from './features/services/query-client.js';
import { takeBackAbandoned } from './features/services/taken-back.js';
import { keepSession } from './features/session/keep-session.js';
import { meQuery } from './features/session/me.js';
import { createSessionAwareApi } from './features/session/session-aware-api.js';
import { noticeTyping, replaceEnteredEarly } from './features/typed-text/typed.js';
import { failureReports, sendReport } from './federation/failure-reports.js';
import { askingFirstCalls } from './federation/first-calls.js';
import { openToDevtools } from './federation/inspection.js';
import { nextTask } from './federation/next-task.js';
import { oneATask } from './federation/one-a-task.js';
import { loadFailures } from './federation/plugins/load-failures.js';
import { fetchRegistry, inlinedRegistry } from './federation/registry.js';
import { federatedRuntime, runtimeOfPage } from './federation/runtime.js';
import { createSlices } from './federation/slices.js';
import { traced } from './federation/traced.js';
import { hydrated } from './prerender/hydrated.js';
import { takePersonalAnswers, takeServedAnswers } from './prerender/served-answers.js';
import { takeOver } from './prerender/take-over.js';
import { shellRoutes, slicePatching, sliceRoute } from './routes/shell-routes.js';
import { measureSampled } from './vitals/sampled.js';

// The address says which language the page is in, for as long as it stands.
const { tongue, pathname } = placedPath(location.pathname);
setTongue(tongue);

const queryClient = createQueryClient();
const calls = traced(oneATask((input, init) => fetch(input, init)));
const services = {
  api: createSessionAwareApi(calls.fetch, queryClient),
  toasts: createToastQueue(),
  analytics: createAnalytics(),
};
takeBackAbandoned(queryClient.getMutationCache(), () =>
  services.toasts.show({ message: t('You are offline. Nothing was sent.'), variant: 'info' }),
);
const tellOfStart = (name: SliceName, error: unknown): void => failures.tell('start', error, name);
const known = inlinedRegistry(document);
const federation = runtimeOfPage();
const runtime = federatedRuntime(federation, [loadFailures(tellOfStart)]);
const prepared = openToDevtools(document, federation, known ?? {});
const slices = createSlices({
  runtime: { load: (name, entry) => prepared.then(() => runtime.load(name, entry)) },
  known,
  ask: fetchRegistry,
  isAdmin: async () => (await queryClient.query(meQuery(services.api)))?.admin === true,
  onFailure: tellOfStart,
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
const askFirstCalls = askingFirstCalls(document, queryClient, services.api);

/** @param routes of slices that are there already; the others are loaded when they are entered */
function routerOf(routes: readonly RouteObject[]) {
  return createBrowserRouter(shellRoutes(services, slices, routes), {
    basename: prefixOf(tongue) || '/',
    patchRoutesOnNavigation: slicePatching(slices, patched, askFirstCalls),
    ...(routes.length > 0 ? { hydrationData: {} } : {}),
  });
}

const site = (router: ReturnType<typeof routerOf>) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
);

/** Takes over a page that was prerendered. It stays in sight until its code is there. */
function takeOverServed(root: Element): Promise<void> {
  const owner = sliceOf(pathname);
  return takeOver({
    slices,
    owner,
    served: known?.[owner]?.version,
    pathname,
    hydrate: async (routes) => {
      takeServedAnswers(document, queryClient);
      patched.add(owner);
      const router = routerOf([sliceRoute(owner, routes, slices)]);
      const isThere = await hydrated(root, site(router), rootOptions);
      if (!isThere) router.dispose();
      return isThere;
    },
    reload: () => location.reload(),
  });
}

/**
 * Draws a private page: in the place of what was served, of its frame alone, or of nothing.
 * @param isReadable whether it came with what it shows
 */
async function drawFirst(root: Element, isReadable: boolean): Promise<void> {
  const router = routerOf([]);
  await nextTask();
  // What is drawn stands as it was served: with the navigation beside the page, or above it, unless that does not come.
  const navigation = isReadable ? loadWorkspace().catch(() => null) : null;
  if (root.firstElementChild !== null) await firstPageOf(router, isReadable ? PAGE_ALONE_MS : FRAME_ALONE_MS);
  await Promise.race([navigation, new Promise((resolve) => setTimeout(resolve, FRAME_ALONE_MS))]);
  const place = isReadable ? besides(root) : root;
  const served = root.firstElementChild ?? root;
  const scrolled = isReadable ? followScrolling() : null;
  drawnInLargePieces((done) =>
    startTransition(() =>
      createRoot(place, rootOptions).render(
        <>
          {scrolled !== null && <TakesPlace served={root} page={served} drawn={place} scrolled={scrolled} />}
          {site(router)}
          <Drawn onDrawn={done} />
        </>,
      ),
    ),
  );
}

nameFirstPlace(history);
failures.listen(window);
measureSampled((name) => slices.versionOf(name));
noticeTyping(document);
prepareOfflinePage();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
const texts = addOwnTexts(document);
addEventListener(HANDOVER.done, () => replaceEnteredEarly(document), { once: true });
if (root.firstElementChild?.hasAttribute(SERVED_FRAME) ?? true) {
  // A served page is taken over as it was served, for nobody in particular: there it is asked afterwards.
  const isReadable = takePersonalAnswers(document, queryClient);
  if (!isReadable) replaceEnteredEarly(document);
  keepSession(queryClient, services.api);
  loadDialogsAhead();
  void texts.then(nextTask).then(() => drawFirst(root, isReadable));
} else void texts.then(() => takeOverServed(root));
