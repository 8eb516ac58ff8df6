import { type ComponentType, use } from 'react';
import type { AnswersOfPage, HeadOfPage } from '@vela/contracts/remote';

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

const failedPages = new Set<() => void>();

/** Lets every page whose code could not be loaded be asked for again; "Try again" calls it before it renders anew. */
export function forgetFailedPages(): void {
  for (const forget of failedPages) forget();
  failedPages.clear();
}

/**
 * A route's page that is loaded when the route is entered or its link is hovered. The navigation waits for the code, so
 * the page before stays until then. A failure is thrown while rendering, to the nearest boundary, and is not kept: the
 * router alone would remember a rejected `lazy` for good.
 * @param load imports the page's file
 * @returns the `lazy` property of a route object
 */
export function lazyPage(
  load: () => Promise<PageModule>,
): () => Promise<{ Component: ComponentType; handle: PageHandle }> {
  let attempt: Promise<PageModule> | null = null;
  let loaded: PageModule | null = null;

  const start = (): Promise<PageModule> => {
    attempt ??= load().then(
      (module) => (loaded = module),
      (reason: unknown) => {
        failedPages.add(() => (attempt = null));
        throw reason;
      },
    );
    return attempt;
  };

  function LazyPage() {
    const { Page } = loaded ?? use(start());
    return <Page />;
  }

  return async () => {
    await start().catch(() => null);
    return { Component: LazyPage, handle: { head: loaded?.head, answers: loaded?.answers } };
  };
}
