import { t } from '@vela/language';
import { facts, paragraph, quote } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the platform: what somebody wrote in the contact form. */
export const contactMessage = mailTemplate({
  values: ['name', 'email', 'subject', 'message'],
  optOut: null,
  budget: 'contact',
  subject: ({ subject }) => t('Contact: {subject}', { subject }),
  blocks: ({ name, email, subject, message }) => [
    paragraph(t('Somebody wrote in the contact form. A reply to this mail goes to them.')),
    facts([t('Name'), name], [t('Email'), email], [t('Subject'), subject]),
    quote(message),
  ],
});
