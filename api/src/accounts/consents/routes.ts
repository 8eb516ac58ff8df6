import { randomUUID } from 'node:crypto';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { recordAgreement } from './agreements.js';

export const consentHandlers = (
  app: Collections<'consents'> & Pick<Platform, 'clock'>,
): Pick<Handlers, 'agreeToTexts' | 'recordConsent'> => ({
  recordConsent: async ({ body, caller, request }) => {
    await app.models.consents.create({ ...body, userId: caller?.userId ?? null, at: app.clock.now() });
    if (body.kind === 'signup' && caller === null) request.session.signUpConsentId = body.consentId;
    return { ok: true };
  },
  agreeToTexts: async ({ body, caller, request }) => {
    const consentId = randomUUID();
    await recordAgreement(app, body.texts, { consentId, userId: caller?.userId ?? null, at: app.clock.now() });
    if (caller === null) request.session.signUpConsentId = consentId;
    return { ok: true };
  },
});
