import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To a colleague whom somebody named in the company's own notes of a conversation. */
export const mentioned = mailTemplate({
  values: ['firstName', 'otherName', 'roleName', 'url'],
  optOut: 'messages',
  budget: 'message',
  subject: ({ otherName }) => t('{otherName} mentions you in notes', { otherName }),
  blocks: ({ firstName, otherName, roleName, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t('{otherName} mentions you in your company’s notes of a conversation about {roleName}.', {
        otherName,
        roleName,
      }),
    ),
    action(t('Read the notes'), url),
  ],
});
