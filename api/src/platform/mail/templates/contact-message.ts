import { facts, paragraph, quote } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the platform: what somebody wrote in the contact form. */
export const contactMessage = mailTemplate({
  values: ['name', 'email', 'subject', 'message'],
  optOut: null,
  budget: 'contact',
  draft: ({ name, email, subject, message }) => ({
    subject: `Contact: ${subject}`,
    blocks: [
      paragraph('Somebody wrote in the contact form. A reply to this mail goes to them.'),
      facts(['Name', name], ['Email', email], ['Subject', subject]),
      quote(message),
    ],
  }),
});
