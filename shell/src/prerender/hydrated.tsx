import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { AUDIENCE_ATTRIBUTE, AUDIENCES, DEFAULT_AUDIENCE, ThemeRoot } from '@vela/design-system/theme';
import { beginHandover, breakHandover, endHandover, HandoverDone } from './handover.js';

let forgetStyles = (): void => undefined;

/** Keeps the site's own styles in a page from which the application is taken, until one has it in its hands. */
function keepStyles(): void {
  forgetStyles();
  const root = createRoot(document.createElement('div'));
  const worn = document.documentElement.getAttribute(AUDIENCE_ATTRIBUTE);
  const audience = AUDIENCES.find((each) => each === worn) ?? DEFAULT_AUDIENCE;
  flushSync(() => root.render(<ThemeRoot audience={audience}>{null}</ThemeRoot>));
  forgetStyles = () => root.unmount();
}

/**
 * Takes a served page over. Where its code fails at that, the page is put back as it was served, with what was typed into
 * it.
 * @param root element that holds the served page
 * @param page the same page, as the application renders it
 * @param options hear what goes wrong, as React tells it
 * @returns whether the page is in the application's hands
 */
export function hydrated(root: Element, page: ReactNode, options: RootOptions): Promise<boolean> {
  const served = [...root.childNodes];
  const { title, activeElement: focused } = document;
  return new Promise((resolve) => {
    let settled = false;
    const onDone = (): void => {
      if (settled) return;
      settled = true;
      forgetStyles();
      endHandover();
      resolve(true);
    };
    const giveBack = (): void => {
      const { scrollX, scrollY } = window;
      keepStyles();
      application?.unmount();
      root.replaceChildren(...served);
      document.title = title;
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      scrollTo(scrollX, scrollY);
      breakHandover();
      resolve(false);
    };
    const onBroken = (): void => {
      if (settled) return;
      settled = true;
      // React is not asked to undo what it is about to finish; nothing is painted in between.
      void Promise.resolve().then(giveBack);
    };
    let application: ReturnType<typeof hydrateRoot> | undefined;
    beginHandover();
    // In slices: a long page must not keep a tap waiting while it is taken over.
    startTransition(() => {
      application = hydrateRoot(
        root,
        <>
          {page}
          <HandoverDone onDone={onDone} />
        </>,
        {
          ...options,
          onCaughtError: (error, info) => {
            options.onCaughtError?.(error, info);
            onBroken();
          },
          onUncaughtError: (error, info) => {
            if (options.onUncaughtError) options.onUncaughtError(error, info);
            else reportError(error);
            onBroken();
          },
        },
      );
    });
  });
}
