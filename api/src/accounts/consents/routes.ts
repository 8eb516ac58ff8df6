import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';

export const consentHandlers = ({
  models,
  clock,
}: Collections<'consents'> & Pick<Platform, 'clock'>): Pick<Handlers, 'recordConsent'> => ({
  recordConsent: async ({ body, caller, request }) => {
    await models.consents.create({ ...body, userId: caller?.userId ?? null, at: clock.now() });
    if (body.kind === 'signup' && caller === null) request.session.signUpConsentId = body.consentId;
    return { ok: true };
  },
});
