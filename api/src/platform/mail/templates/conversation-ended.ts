import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the other side: a conversation was ended. */
export const conversationEnded = mailTemplate({
  values: ['firstName', 'otherName', 'roleName', 'url'],
  optOut: 'messages',
  budget: 'message',
  subject: ({ otherName }) => t('{otherName} has ended your conversation', { otherName }),
  blocks: ({ firstName, otherName, roleName, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t(
        '{otherName} has ended your conversation about {roleName}. You can still read what was said in it; nothing more can be written.',
        { otherName, roleName },
      ),
    ),
    action(t('Open the conversation'), url),
  ],
});
