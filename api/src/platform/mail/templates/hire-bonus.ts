import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the talent: the platform has set, or changed, the bonus of a hire that was confirmed before. */
export const hireBonus = mailTemplate({
  values: ['firstName', 'companyName', 'roleName', 'bonus', 'url'],
  optOut: null,
  draft: ({ firstName, companyName, roleName, bonus, url }) => ({
    subject: `Your bonus for the role at ${companyName}`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`the bonus for your hire by ${companyName} is set.`),
      facts(['Role', roleName], ['Your bonus', bonus]),
      action('Open your dashboard', url),
    ],
  }),
});
