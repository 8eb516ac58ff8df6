import { t } from '@vela/language';
import { ANSWERED, type Handlers } from '../endpoints/index.js';
import { AppError } from '../errors/index.js';
import type { LiveEvents } from './live-events.js';

export const liveHandlers = ({ live }: { readonly live: LiveEvents }): Pick<Handlers, 'followLiveEvents'> => ({
  followLiveEvents: async ({ caller, request, response }) => {
    // Whoever does not ask for a stream would wait for its end.
    if (request.get('accept')?.includes('text/event-stream') !== true)
      throw new AppError(406, t('Ask for text/event-stream.'));
    await live.open(request, response, caller);
    return ANSWERED;
  },
});
