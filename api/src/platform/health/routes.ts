import type { StoreAvailability } from '../database/index.js';
import type { Handlers } from '../endpoints/index.js';

interface Needs {
  readonly availability: StoreAvailability;
  /** Whether everything that an instance builds at its start is there. */
  readonly isReady: () => boolean;
}

export const healthHandlers = ({ availability, isReady }: Needs): Pick<Handlers, 'healthLive' | 'healthReady'> => ({
  healthLive: () => ({ status: 'ok' }),
  healthReady: ({ response }) => {
    const status = !availability.reachable ? 'unavailable' : isReady() ? 'ok' : 'starting';
    if (status !== 'ok') response.status(503).setHeader('retry-after', '2');
    return { status };
  },
});
