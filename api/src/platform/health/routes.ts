import type { App } from '../../app.js';
import type { Handlers } from '../endpoints/index.js';

export const healthHandlers = ({ availability, matchEngine }: App): Pick<Handlers, 'healthLive' | 'healthReady'> => ({
  healthLive: () => ({ status: 'ok' }),
  healthReady: ({ response }) => {
    const status = !availability.reachable ? 'unavailable' : matchEngine.ready ? 'ok' : 'starting';
    if (status !== 'ok') response.status(503).setHeader('retry-after', '2');
    return { status };
  },
});
