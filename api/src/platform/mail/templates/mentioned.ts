import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To a colleague whom somebody named in the company's own notes of a conversation. */
export const mentioned = mailTemplate({
  values: ['firstName', 'otherName', 'roleName', 'url'],
  optOut: 'messages',
  budget: 'message',
  draft: ({ firstName, otherName, roleName, url }) => ({
    subject: `${otherName} mentions you in notes`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`${otherName} mentions you in your company’s notes of a conversation about ${roleName}.`),
      action('Read the notes', url),
    ],
  }),
});
