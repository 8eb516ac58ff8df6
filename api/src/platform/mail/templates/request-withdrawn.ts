import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the talent: a request that waited for her answer waits no longer. It was not her doing, and she learns so. */
export const requestWithdrawn = mailTemplate({
  values: ['firstName', 'companyName', 'roleName', 'url'],
  optOut: 'requests',
  budget: 'answer',
  draft: ({ firstName, companyName, roleName, url }) => ({
    subject: `The request from ${companyName} was taken back`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(
        `the request from ${companyName} for ${roleName} was taken back before you answered. You need not do anything. They did not learn who you are, and your place in their lists stays as it was.`,
      ),
      action('Open your dashboard', url),
    ],
  }),
});
