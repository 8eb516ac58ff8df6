import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

export const companyJoin = mailTemplate({
  values: ['firstName', 'companyName', 'askerName', 'askerEmail', 'link'],
  optOut: null,
  budget: 'join',
  subject: ({ companyName, askerName }) => t('{askerName} asks to join {companyName}', { askerName, companyName }),
  blocks: ({ firstName, companyName, askerName, askerEmail, link }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t(
        '{askerName} ({askerEmail}) gave the organization number of {companyName} and asks to recruit with you. Let them join, or decline, on the company profile.',
        { askerName, askerEmail, companyName },
      ),
    ),
    action(t('Answer them'), link),
  ],
});
