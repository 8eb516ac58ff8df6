import { action, paragraph, quote } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To whoever was away: what waits unread in a conversation, all of it in one mail. */
export const newMessages = mailTemplate({
  values: ['firstName', 'otherName', 'companyName', 'roleName', 'count', 'text', 'url'],
  optOut: 'messages',
  budget: 'message',
  draft: ({ firstName, otherName, companyName, roleName, count, text, url }) => ({
    subject: `${otherName} wrote to you`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(
        `${companyName === '' ? otherName : `${otherName} of ${companyName}`} wrote to you about ${roleName}: ${count === '1' ? 'a message waits' : `${count} messages wait`} for you. This is the latest:`,
      ),
      quote(text),
      action('Open the conversation', url),
    ],
  }),
});
