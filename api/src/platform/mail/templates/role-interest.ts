import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To who posted a role: somebody is interested in it. Never who; at most one a day for each role. */
export const roleInterest = mailTemplate({
  values: ['firstName', 'roleName', 'url'],
  optOut: 'roleInterest',
  budget: null,
  draft: ({ firstName, roleName, url }) => ({
    subject: `Somebody is interested in your role ${roleName}`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(
        `Somebody to whom your role ${roleName} was shown said that they are interested. You find them among its matches, by initials like everybody else. Who it is, you learn when you ask and they say yes.`,
      ),
      action('See who is interested', url),
    ],
  }),
});
