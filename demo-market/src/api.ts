// Entry of a demo instance's API: the API, and what fills its empty store. The data is loaded only where it is wanted.
import { serve } from '@vela/api/serve';

let isTold = false;

/** Tells the person at the terminal, through what started this process, where something did; once, however often a start begins again. */
function tell(line: string): void {
  if (!isTold) process.send?.({ tell: line });
  isTold = true;
}

await serve({ seed: async (app) => (await import('./filling/seed-demo.js')).seedEmptyStore(app, { tell }) });
