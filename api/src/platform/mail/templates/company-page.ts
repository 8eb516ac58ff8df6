import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

export const companyPage = mailTemplate({
  values: ['firstName', 'companyName', 'outcome', 'reason', 'link'],
  optOut: null,
  budget: null,
  draft: ({ firstName, companyName, outcome, reason, link }) => ({
    subject: `${companyName}: ${outcome}`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`this is about how talent sees ${companyName}: ${outcome}.`),
      paragraph(reason),
      action('Open your page', link),
    ],
  }),
});
