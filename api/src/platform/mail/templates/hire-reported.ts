import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the talent: a company says that they signed. */
export const hireReported = mailTemplate({
  values: ['firstName', 'companyName', 'roleName', 'signedOn', 'startsOn', 'pay', 'url'],
  optOut: null,
  budget: 'hire',
  subject: ({ companyName }) => t('{companyName} says that it has hired you', { companyName }),
  blocks: ({ firstName, companyName, roleName, signedOn, startsOn, pay, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t('{companyName} tells us that you have signed an agreement. Please confirm it, or say what is not right.', {
        companyName,
      }),
    ),
    facts([t('Role'), roleName], [t('Signed on'), signedOn], [t('First day of work'), startsOn], [t('Pay'), pay]),
    action(t('Confirm or dispute'), url),
  ],
});
