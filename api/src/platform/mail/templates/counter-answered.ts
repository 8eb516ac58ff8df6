import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the talent: what the company made of their "yes, if". */
export const counterAnswered = mailTemplate({
  values: ['firstName', 'companyName', 'roleName', 'outcome', 'lastDay', 'url'],
  optOut: 'requests',
  budget: 'answer',
  draft: ({ firstName, companyName, roleName, outcome, lastDay, url }) => ({
    subject: `${companyName} answered your “yes, if”`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`${companyName} ${outcome} (${roleName}).`),
      paragraph('It still does not know who you are. The yes or no is yours.'),
      action('Read the request', url),
      paragraph(`It is open until ${lastDay}.`),
    ],
  }),
});
