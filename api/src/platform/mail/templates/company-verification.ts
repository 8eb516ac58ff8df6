import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

export const companyVerification = mailTemplate({
  values: ['firstName', 'companyName', 'outcome', 'reason', 'link'],
  optOut: null,
  budget: null,
  draft: ({ firstName, companyName, outcome, reason, link }) => ({
    subject: `${companyName}: ${outcome}`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`we looked at the details of ${companyName}: ${outcome}.`),
      paragraph(reason),
      action('Company profile', link),
    ],
  }),
});
