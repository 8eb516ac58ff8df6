import { t } from '@vela/language';
import { action, paragraph, quote } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To whoever was away: what waits unread in a conversation, all of it in one mail. */
export const newMessages = mailTemplate({
  values: ['firstName', 'otherName', 'companyName', 'roleName', 'count', 'text', 'url'],
  optOut: 'messages',
  budget: 'message',
  subject: ({ otherName }) => t('{otherName} wrote to you', { otherName }),
  blocks: ({ firstName, otherName, companyName, roleName, count, text, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      companyName === ''
        ? t(
            '{otherName} wrote to you about {roleName}: {count, plural, one {a message waits} other {# messages wait}} for you. This is the latest:',
            { otherName, roleName, count: Number(count) },
          )
        : t(
            '{otherName} of {companyName} wrote to you about {roleName}: {count, plural, one {a message waits} other {# messages wait}} for you. This is the latest:',
            { otherName, companyName, roleName, count: Number(count) },
          ),
    ),
    quote(text),
    action(t('Open the conversation'), url),
  ],
});
