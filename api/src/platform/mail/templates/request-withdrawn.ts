import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the talent: a request that waited for her answer waits no longer. It was not her doing, and she learns so. */
export const requestWithdrawn = mailTemplate({
  values: ['firstName', 'companyName', 'roleName', 'url'],
  optOut: 'requestOutcomes',
  budget: 'answer',
  subject: ({ companyName }) => t('The request from {companyName} was taken back', { companyName }),
  blocks: ({ firstName, companyName, roleName, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t(
        'the request from {companyName} for {roleName} was taken back before you answered. You need not do anything. They did not learn who you are, and your place in their lists stays as it was.',
        { companyName, roleName },
      ),
    ),
    action(t('Open your dashboard'), url),
  ],
});
