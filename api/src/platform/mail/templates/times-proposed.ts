import { t } from '@vela/language';
import { action, facts, paragraph, quote } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To whoever was away: times to meet that can be chosen from, with what else waits unread in the conversation. */
export const timesProposed = mailTemplate({
  values: ['firstName', 'otherName', 'roleName', 'times', 'count', 'text', 'url'],
  optOut: null,
  isNews: true,
  budget: 'message',
  subject: ({ otherName }) => t('{otherName} proposes times to meet', { otherName }),
  blocks: ({ firstName, otherName, roleName, times, count, text, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t('{otherName} proposes times to talk about {roleName}. Take one of them, or propose others.', {
        otherName,
        roleName,
      }),
    ),
    facts([t('When'), times]),
    ...(count === '0'
      ? []
      : [
          paragraph(
            t('{count, plural, one {A message waits} other {# messages wait}} for you, too. This is the latest:', {
              count: Number(count),
            }),
          ),
          quote(text),
        ]),
    action(t('Open the conversation'), url),
  ],
});
