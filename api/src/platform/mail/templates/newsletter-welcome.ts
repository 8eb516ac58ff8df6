import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** Sent once the address is confirmed, so that the way out is in the reader's hands from the first day. */
export const newsletterWelcome = mailTemplate({
  values: ['firstName', 'unsubscribeUrl'],
  optOut: null,
  budget: null,
  subject: () => t('You are subscribed'),
  blocks: ({ firstName, unsubscribeUrl }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t('your subscription is confirmed. About once a month you get news about fair hiring, events and new functions.'),
    ),
    paragraph(t('Should you change your mind, this link ends the subscription at any time.')),
    action(t('Unsubscribe'), unsubscribeUrl),
  ],
});
