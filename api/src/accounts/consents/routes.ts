import { randomUUID } from 'node:crypto';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { recordAgreement } from './agreements.js';

export const consentHandlers = (
  app: Collections<'consents'> & Pick<Platform, 'clock'>,
): Pick<Handlers, 'agreeToTexts' | 'recordConsent'> => ({
  recordConsent: async ({ body, caller, request }) => {
    const isSignUp = body.kind === 'signup';
    // What a browser gives is anybody's, also of somebody whose account is gone: a sign-up has an id that nobody else gets.
    const consentId = isSignUp ? randomUUID() : body.consentId;
    await app.models.consents.create({ ...body, consentId, userId: caller?.userId ?? null, at: app.clock.now() });
    if (isSignUp && caller === null) request.session.signUpAgreementId = consentId;
    return { ok: true };
  },
  agreeToTexts: async ({ body, caller, request }) => {
    const consentId = randomUUID();
    await recordAgreement(app, body.texts, { consentId, userId: caller?.userId ?? null, at: app.clock.now() });
    if (caller === null) request.session.signUpAgreementId = consentId;
    return { ok: true };
  },
});
