import { SERVED_FRAME, SERVED_PAGE } from '@vela/contracts/remote';

/** Whether this runs on the server, which has no screen, and nothing that a browser keeps. */
export const onServer = typeof window === 'undefined';

/** @returns whether a page is drawn as it is served: by the server, or in the place of what the server rendered */
export const isDrawnAsServed = (): boolean =>
  onServer || document.querySelector(`[${SERVED_FRAME}="${SERVED_PAGE}"]`) !== null;
