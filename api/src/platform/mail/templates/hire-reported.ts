import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the talent: a company says that they signed. */
export const hireReported = mailTemplate({
  values: ['firstName', 'companyName', 'roleName', 'signedOn', 'startsOn', 'pay', 'url'],
  optOut: null,
  budget: 'hire',
  draft: ({ firstName, companyName, roleName, signedOn, startsOn, pay, url }) => ({
    subject: `${companyName} says that it has hired you`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(
        `${companyName} tells us that you have signed an agreement. Please confirm it, or say what is not right.`,
      ),
      facts(['Role', roleName], ['Signed on', signedOn], ['First day of work', startsOn], ['Pay', pay]),
      action('Confirm or dispute', url),
    ],
  }),
});
