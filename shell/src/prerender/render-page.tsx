import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { createApiClient } from '@vela/contracts/client';
import type { KnownAnswer, RemoteModule } from '@vela/contracts/remote';
import { sliceOf } from '@vela/contracts/routes';
import { takeKnownAnswers } from '@vela/design-system/services';
import { fontStyles, patientFontStyles } from '@vela/design-system/theme';
import { createToastQueue } from '@vela/design-system/toast';
import { pathIn, prefixOf, tongueAtHand } from '@vela/language';
import type { RouteObject } from '@vela/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@vela/router/server';
import { createAnalytics } from '../features/analytics/analytics.js';
import { createQueryClient } from '../features/services/query-client.js';
import { type Around, aroundIn, createSlices } from '../federation/slices.js';
import { shellRoutes, sliceRoute } from '../routes/shell-routes.js';
import { readyRoutes } from './ready-routes.js';
import { unescaped } from './unescaped.js';

/** A page as it stands before any script runs. */
export interface RenderedPage {
  /** What the root element holds. */
  readonly body: string;
  /** Rules of the styles that it uses, as elements. */
  readonly styles: string;
  /** Text of its title. */
  readonly title: string | null;
}

/** Nothing is asked while a page is rendered for everybody: it shows what it shows until an answer is there. */
const nobodyAnswers = (): Promise<never> => new Promise(() => undefined);
/** Every part of a page belongs into the first answer; parts that come later would need inline scripts. */
const ONE_PIECE_BYTES = Number.MAX_SAFE_INTEGER;
const TITLE = /<title>([\s\S]*?)<\/title>/;

/** What is known of a visit besides its path. */
export interface Visit {
  /** Query of the address, with its question mark, or nothing. */
  readonly search: string;
  readonly answers: readonly KnownAnswer[];
}

const NOTHING_KNOWN: Visit = { search: '', answers: [] };

/** @param routes of the slice that owns the page */
async function rendered(
  pathname: string,
  routes: readonly RouteObject[],
  { search, answers }: Visit,
  around: Around | null = null,
  fonts = fontStyles,
): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  takeKnownAnswers(queryClient, answers);
  const services = { api: createApiClient(nobodyAnswers), toasts: createToastQueue(), analytics: createAnalytics() };
  const runtime = { load: nobodyAnswers };
  const noSlices = createSlices({ runtime, known: {}, ask: nobodyAnswers, isAdmin: nobodyAnswers });
  const slices = { ...noSlices, aroundOf: () => around };
  const handler = createStaticHandler(shellRoutes(services, slices, [sliceRoute(sliceOf(pathname), routes, slices)]), {
    basename: prefixOf(tongueAtHand()) || '/',
  });
  const context = await handler.query(new Request(`http://vela.invalid${pathIn(tongueAtHand(), pathname)}${search}`));
  if (context instanceof Response) throw new Error(`${pathname} leads elsewhere.`);
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StrictMode>
          <QueryClientProvider client={queryClient}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </QueryClientProvider>
        </StrictMode>,
      ),
      { progressiveChunkSize: ONE_PIECE_BYTES, onError: (error) => void errors.push(error) },
    );
    const html = await new Response(prelude).text();
    if (errors.length > 0) throw errors[0];
    const title = TITLE.exec(html)?.[1];
    return {
      body: html.replace(TITLE, ''),
      styles: fonts + sheet.getStyleTags(),
      title: title === undefined ? null : unescaped(title),
    };
  } finally {
    sheet.seal();
    // Its timers would hold the answers for minutes.
    queryClient.clear();
  }
}

/**
 * Renders a page for a visitor of whom nothing is known yet, the same way as the browser does first.
 * @param pathname of a page that the slice owns, without a language: the one at hand counts
 * @throws Error if the page cannot be rendered
 */
export const renderPage = async (
  pathname: string,
  slice: RemoteModule<RouteObject>,
  visit: Visit = NOTHING_KNOWN,
): Promise<RenderedPage> => rendered(pathname, await readyRoutes(slice.routes, pathname), visit, aroundIn(slice));

/**
 * Renders a private page with what the API answered, which the browser draws once more.
 * @param routes of the slice that owns the page, its page's code loaded
 * @param slice whose surroundings stand around its pages
 */
export const renderWithAnswers = (
  pathname: string,
  routes: readonly RouteObject[],
  answers: readonly KnownAnswer[],
  slice: RemoteModule<RouteObject>,
): Promise<RenderedPage> => rendered(pathname, routes, { search: '', answers }, aroundIn(slice), patientFontStyles);

/**
 * Renders what stands around a private page, and the room that is kept for it, as long as nobody has said who is signed in.
 * @param pathname of a private page, without a language: the one at hand counts
 * @throws Error if it cannot be rendered
 */
export const renderFrame = (pathname: string): Promise<RenderedPage> => rendered(pathname, [], NOTHING_KNOWN);
