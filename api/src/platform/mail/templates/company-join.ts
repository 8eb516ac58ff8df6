import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

export const companyJoin = mailTemplate({
  values: ['firstName', 'companyName', 'askerName', 'askerEmail', 'link'],
  optOut: null,
  budget: 'join',
  draft: ({ firstName, companyName, askerName, askerEmail, link }) => ({
    subject: `${askerName} asks to join ${companyName}`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(
        `${askerName} (${askerEmail}) gave the organization number of ${companyName} and asks to recruit with you. Let them join, or decline, on the company profile.`,
      ),
      action('Answer them', link),
    ],
  }),
});
