// Entry of a demo instance's API: the API, and what fills its empty store. The data is loaded only where it is wanted.
import { serve } from '@vela/api/serve';

await serve({ seed: async (app) => (await import('./filling/seed-demo.js')).seedEmptyStore(app) });
