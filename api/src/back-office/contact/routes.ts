import { createHash } from 'node:crypto';
import type { ContactInput } from '@vela/contracts/schemas';
import { type Day, dayOf } from '@vela/market/days';
import { inboxOf } from '@vela/market/mail-budgets';
import { networkOf } from '@vela/settings';
import type { Settings } from '../../config/index.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';

/** What makes a message one: whoever sends the same words again on a day, because no answer came, has sent them already. */
const keyOf = (message: ContactInput, day: Day): string =>
  `contactMessage:${createHash('sha256')
    .update(JSON.stringify([day, message.name, inboxOf(message.email), message.subject, message.message]))
    .digest('base64url')}`;

/** The contact form: the message is owed to the platform's readers, and the sender is told so at once. */
export const contactHandlers = (
  app: Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> & Settings<'contactEmail' | 'contactLanguage'>,
): Pick<Handlers, 'sendContactMessage'> => ({
  sendContactMessage: async ({ body, request }) => {
    const { name, email, subject, message } = body;
    await app.inTransaction((session) =>
      leaveMail(app, session, keyOf(body, dayOf(app.clock.now())), {
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
