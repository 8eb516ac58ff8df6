import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the talent: an open request is about to expire. */
export const requestReminder = mailTemplate({
  values: ['firstName', 'companyName', 'roleName', 'pay', 'lastDay', 'url'],
  optOut: 'requestReminders',
  budget: 'reminder',
  draft: ({ firstName, companyName, roleName, pay, lastDay, url }) => ({
    subject: `A request from ${companyName} ends on ${lastDay}`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`the request from ${companyName} still waits for your answer. It ends on ${lastDay}.`),
      facts(['Role', roleName], ['Pay', pay]),
      action('Answer the request', url),
      paragraph('Without an answer it expires, and they never learn who you are.'),
    ],
  }),
});
