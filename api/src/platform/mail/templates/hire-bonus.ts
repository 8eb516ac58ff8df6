import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the talent: the platform has set, or changed, the bonus of a hire that was confirmed before. */
export const hireBonus = mailTemplate({
  values: ['firstName', 'companyName', 'roleName', 'bonus', 'state', 'url'],
  optOut: null,
  budget: null,
  subject: ({ companyName }) => t('Your bonus for the role at {companyName}', { companyName }),
  blocks: ({ firstName, companyName, roleName, bonus, state, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(t('there is news of the bonus for your hire by {companyName}.', { companyName })),
    facts([t('Role'), roleName], [t('Your bonus'), bonus], [t('State'), state]),
    action(t('Open your dashboard'), url),
  ],
});
