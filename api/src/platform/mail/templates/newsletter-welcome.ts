import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** Sent once the address is confirmed, so that the way out is in the reader's hands from the first day. */
export const newsletterWelcome = mailTemplate({
  values: ['firstName', 'unsubscribeUrl'],
  optOut: null,
  budget: null,
  draft: ({ firstName, unsubscribeUrl }) => ({
    subject: 'You are subscribed',
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(
        'your subscription is confirmed. About once a month you get news about fair hiring, events and new functions.',
      ),
      paragraph('Should you change your mind, this link ends the subscription at any time.'),
      action('Unsubscribe', unsubscribeUrl),
    ],
  }),
});
