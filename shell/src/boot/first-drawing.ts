import { useEffect } from 'react';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import type { createBrowserRouter } from '@vela/router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Milliseconds for which a served frame is left as it is while the code of its page is on its way. */
const FRAME_ALONE_MS = 500;

/** Pieces of 12 ms: 48 on a processor four times slower, which no browser calls a long task yet. */
const LARGE_PIECES_A_SECOND = 80;
/** As React's scheduler has it: pieces of 5 ms. */
const AS_USUAL = 0;

/**
 * Waits until a router knows its first page, so that frame and page are drawn in one go.
 * @returns when it does, or when the frame has stood alone for long enough
 */
export function firstPageOf(router: Router): Promise<void> {
  let stop = (): void => undefined;
  const known = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, FRAME_ALONE_MS);
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
