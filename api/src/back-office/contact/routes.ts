import { randomUUID } from 'node:crypto';
import { inboxOf } from '@vela/market/mail-budgets';
import { networkOf } from '@vela/settings';
import type { Settings } from '../../config/index.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';

/** The contact form: the message is owed to the platform's readers, and the sender is told so at once. */
export const contactHandlers = (
  app: Pick<Platform, 'inTransaction' | 'outbox'> & Settings<'contactEmail' | 'contactLanguage'>,
): Pick<Handlers, 'sendContactMessage'> => ({
  sendContactMessage: async ({ body: { name, email, subject, message }, request }) => {
    const key = `contactMessage:${randomUUID()}`;
    await app.inTransaction((session) =>
      leaveMail(app, session, key, {
        to: { address: app.config.contactEmail, language: app.config.contactLanguage },
        template: 'contactMessage',
        by: { sender: inboxOf(email), origin: networkOf(request.ip) },
        values: { name, email, subject, message },
        replyTo: email,
      }),
    );
    return { ok: true };
  },
});
