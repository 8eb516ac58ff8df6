import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

export const companyChanged = mailTemplate({
  values: ['firstName', 'companyName', 'actorName', 'fields', 'link'],
  optOut: null,
  budget: null,
  draft: ({ firstName, companyName, actorName, fields, link }) => ({
    subject: `Details of ${companyName} were changed`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`${actorName} changed what stands on the documents of ${companyName}: ${fields}.`),
      action('See the details', link),
      paragraph(
        'If this was not meant to happen, change it back and take the billing right away under “Who belongs to it”.',
      ),
    ],
  }),
});
