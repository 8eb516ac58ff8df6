import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';

export const consentHandlers = ({ models, clock }: App): Pick<Handlers, 'recordConsent'> => ({
  recordConsent: async ({ body, caller }) => {
    await models.consents.create({ ...body, userId: caller?.userId ?? null, at: clock.now() });
    return { ok: true };
  },
});
