import { useLocation } from '@vela/router';
import { onServer } from '@vela/slice-parts/served';

const keyOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;

/** The place that Back or Forward led to last, by the router's key in the history. */
let returnedTo: unknown;
if (!onServer)
  window.addEventListener('popstate', (event) => {
    returnedTo = keyOf(event.state);
  });

/** @returns whether the reader came here by Back or Forward, and so finds the page as far down as they left it */
export const useReturned = (): boolean => useLocation().key === returnedTo;
