import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

export const companyChanged = mailTemplate({
  values: ['firstName', 'companyName', 'actorName', 'fields', 'link'],
  optOut: null,
  budget: null,
  subject: ({ companyName }) => t('Details of {companyName} were changed', { companyName }),
  blocks: ({ firstName, companyName, actorName, fields, link }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t('{actorName} changed what stands on the documents of {companyName}: {fields}.', {
        actorName,
        companyName,
        fields,
      }),
    ),
    action(t('See the details'), link),
    paragraph(
      t('If this was not meant to happen, change it back and take the billing right away under “Who belongs to it”.'),
    ),
  ],
});
