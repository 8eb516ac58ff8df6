import { useEffect, useLayoutEffect } from 'react';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import type { createBrowserRouter } from '@vela/router';
import { keepScrolled } from '../features/navigation/keep-scrolled.js';
import { counterpartOf, openAlike, takeFocusAlong } from '../prerender/counterpart.js';
import { endHandover } from '../prerender/handover.js';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Milliseconds for which a served frame is left as it is while the code of its page is on its way. */
export const FRAME_ALONE_MS = 500;
/** The same of a page that can be read meanwhile: longer than the router waits for a page before it says that it is late. */
export const PAGE_ALONE_MS = 10_000;

/** Pieces of 10 ms, and what a component takes beyond: 40 to 50 on a processor four times slower, which no browser calls a long task. */
const LARGE_PIECES_A_SECOND = 100;
/** As React's scheduler has it: pieces of 5 ms. */
const AS_USUAL = 0;

/**
 * Waits until a router knows its first page, so that frame and page are drawn in one go.
 * @param patienceMs for which what was served is left as it is
 * @returns when it does, or when that has been for long enough
 */
export function firstPageOf(router: Router, patienceMs = FRAME_ALONE_MS): Promise<void> {
  let stop = (): void => undefined;
  const known = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    const leave = router.subscribe(({ initialized }) => {
      if (initialized) resolve();
    });
    if (router.state.initialized) resolve();
    stop = () => {
      clearTimeout(timer);
      leave();
    };
  });
  return known.finally(stop);
}

/**
 * Draws in larger pieces than usual until the first drawing is done. After each piece the browser works out its styles, for
 * drawing brings new ones: in pieces of 5 ms a slow phone takes nearly twice as long until there is something to read.
 * @param draw begins the drawing; `done` is to be told when it is on the page
 */
export function drawnInLargePieces(draw: (done: () => void) => void): void {
  forceFrameRate(LARGE_PIECES_A_SECOND);
  draw(() => forceFrameRate(AS_USUAL));
}

/** Tells that what is drawn beside it is on the page. */
export function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/** @returns an empty container beside that of a page that was served, in which the page is drawn that takes its place */
export function besides(served: Element): Element {
  const drawn = served.ownerDocument.createElement(served.tagName);
  served.after(drawn);
  return drawn;
}

/** How far a page is scrolled, in pixels. */
interface Scrolled {
  readonly x: number;
  readonly y: number;
}

/**
 * Follows how far the page is scrolled. Asked when another page stands beside it already, the browser would lay out both to
 * answer.
 * @returns says how far that is, and follows no more
 */
export function followScrolling(): () => Scrolled {
  const read = (): Scrolled => ({ x: window.scrollX, y: window.scrollY });
  let scrolled = read();
  const note = (): void => {
    scrolled = read();
  };
  addEventListener('scroll', note, { passive: true });
  return () => {
    removeEventListener('scroll', note);
    return scrolled;
  };
}

interface TakesPlaceProps {
  /** The container of what was served, and the page in it. */
  readonly served: Element;
  readonly page: Element;
  /** The container of what is drawn. */
  readonly drawn: Element;
  /** Says how far the reader has scrolled, once. */
  readonly scrolled: () => Scrolled;
}

/**
 * Puts what is drawn in the place of what was served, in one go: it answers from then on, and what was done before is done
 * again. Stands before the page in its drawing, so that nothing of the page acts while both are there.
 */
export function TakesPlace({ served, page, drawn, scrolled }: TakesPlaceProps) {
  useLayoutEffect(() => {
    const { x, y } = scrolled();
    takeFocusAlong(page, drawn);
    openAlike(page, drawn);
    served.remove();
    // To the router this is the first page, which begins at its top: before it is painted the reader is back where they were.
    if (y > 0) {
      keepScrolled(history, () => sessionStorage, y);
      queueMicrotask(() => window.scrollTo(x, y));
    }
    drawn.id = served.id;
    endHandover((element) => counterpartOf(element, page, drawn));
  }, [served, page, drawn, scrolled]);
  return null;
}
