import { type ComponentType, createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Endpoint } from '@vela/contracts/endpoints';
import type { AnswersOfPage, HeadOfPage } from '@vela/contracts/remote';
import { whilePatient } from './patience.js';

/** What a page's file exports. */
export interface PageModule {
  readonly Page: ComponentType;
  /** What a public page says of itself to search engines. */
  readonly head?: HeadOfPage;
  /** What it is rendered with on the server. */
  readonly answers?: AnswersOfPage;
}

/** What the router keeps of a page besides its component. */
export interface PageHandle {
  readonly head: HeadOfPage | undefined;
  readonly answers: AnswersOfPage | undefined;
}

/** A call with which a page begins, as far as its path alone tells: it is made ahead, while the page's code is on its way. */
export interface FirstCall {
  readonly endpoint: Endpoint;
  /** Of the endpoint's path; a value such as `:roleId` is the parameter of that name of the page's path. */
  readonly params?: Readonly<Record<string, string>>;
  /** Of the call's query, in the order in which the page asks; values as those of the path. */
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** Whether some of those who see the page may not make it, or do not see it: no browser makes it ahead, and would complain. */
  readonly refusable?: boolean;
}

/** How a page is served to whom it is for. */
export interface PageOptions {
  /**
   * Whether the server may render it for whoever asks, with the answers to its first calls. Not for a page that shows what
   * only a browser knows, such as the reader's own clocks: it would be without that at first.
   */
  readonly personal?: boolean;
  /**
   * Beginnings of the keys under which a browser keeps what belongs on the page, such as a draft. Where it keeps something
   * under one, nobody sees what the server rendered, which is without that.
   */
  readonly unlessKept?: readonly string[];
}

/** What stands in for a page whose code is on its way for longer than a navigation waits. */
export const PageToCome = createContext<ReactNode>(null);

/** Makes a page whose code could not be loaded be asked for again. */
const failedPages = new Set<() => void>();
const loaders = new WeakMap<object, () => Promise<PageModule>>();
const firstCallsOfPages = new WeakMap<object, readonly FirstCall[]>();

/** Lets every page whose code could not be loaded be asked for again; "Try again" calls it before it renders anew. */
export function forgetFailedPages(): void {
  for (const forget of failedPages) forget();
  failedPages.clear();
}

/**
 * Loads the page of a route, as long as that takes.
 * @throws what went wrong, where its code cannot be had
 */
export async function loadPage({ lazy }: RouteObject): Promise<void> {
  if (typeof lazy === 'function') await loaders.get(lazy)?.();
}

/** @returns the calls with which the page of a route begins, as its slice says them */
export const firstCallsOf = ({ lazy }: RouteObject): readonly FirstCall[] =>
  (typeof lazy === 'function' ? firstCallsOfPages.get(lazy) : undefined) ?? [];

/**
 * A route's page that is loaded when the route is entered or its link is hovered. The navigation waits for the code for a
 * while, so the page before stays until then; after that `PageToCome` stands in, until the page appears. A failure is
 * thrown while rendering, to the nearest boundary, and is not kept: the router alone would remember a rejected `lazy`
 * for good.
 * @param load imports the page's file
 * @param firstCalls what every visit of the page begins with; the build reads it where it stands, too
 * @param _options what the build reads where it stands, and tells the gateway
 * @returns the `lazy` property of a route object
 */
export function lazyPage(
  load: () => Promise<PageModule>,
  firstCalls: readonly FirstCall[] = [],
  _options: PageOptions = {},
): () => Promise<{ Component: ComponentType; handle: PageHandle }> {
  let attempt: Promise<PageModule> | null = null;
  let loaded: PageModule | null = null;
  let failure: { readonly reason: unknown } | null = null;

  const start = (): Promise<PageModule> => {
    attempt ??= load().then(
      (module) => (loaded = module),
      (reason: unknown) => {
        failure = { reason };
        failedPages.add(() => {
          attempt = null;
          failure = null;
        });
        throw reason;
      },
    );
    return attempt;
  };

  const arrival = (onChange: () => void): (() => void) => {
    // Nobody else may have asked since it failed.
    if (loaded === null) start().then(onChange, onChange);
    return () => undefined;
  };
  const state = () => loaded ?? failure;

  function LazyPage() {
    const known = useSyncExternalStore(arrival, state, state);
    const toCome = use(PageToCome);
    if (known === null) return toCome;
    if ('reason' in known) throw known.reason;
    return <known.Page />;
  }

  const lazy = async () => {
    await whilePatient(
      start().catch(() => null),
      null,
    );
    return { Component: LazyPage, handle: { head: loaded?.head, answers: loaded?.answers } };
  };
  firstCallsOfPages.set(lazy, firstCalls);
  loaders.set(lazy, () => {
    if (failure !== null) {
      attempt = null;
      failure = null;
    }
    return start();
  });
  return lazy;
}
