import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To both sides: a hire was confirmed in error and is undone. */
export const hireUndone = mailTemplate({
  values: ['firstName', 'otherName', 'roleName', 'reason', 'url'],
  optOut: null,
  budget: null,
  subject: ({ roleName }) => t('A hire was undone: {roleName}', { roleName }),
  blocks: ({ firstName, otherName, roleName, reason, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t(
        'we confirmed the hire between you and {otherName} in error and have undone it. What was invoiced for it is credited.',
        { otherName },
      ),
    ),
    facts([t('Role'), roleName], [t('Why'), reason]),
    action(t('Open it'), url),
  ],
});
