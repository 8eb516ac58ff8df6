import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To who posted a role: somebody is interested in it. Never who; at most one a day for each role. */
export const roleInterest = mailTemplate({
  values: ['firstName', 'roleName', 'url'],
  optOut: 'roleInterest',
  budget: null,
  subject: ({ roleName }) => t('Somebody is interested in your role {roleName}', { roleName }),
  blocks: ({ firstName, roleName, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t(
        'Somebody to whom your role {roleName} was shown said that they are interested. You find them among its matches, by initials like everybody else. Who it is, you learn when you ask and they say yes.',
        { roleName },
      ),
    ),
    action(t('See who is interested'), url),
  ],
});
