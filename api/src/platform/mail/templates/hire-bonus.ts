import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the talent: the platform has set, or changed, the bonus of a hire that was confirmed before. */
export const hireBonus = mailTemplate({
  values: ['firstName', 'companyName', 'roleName', 'bonus', 'state', 'url'],
  optOut: null,
  budget: null,
  draft: ({ firstName, companyName, roleName, bonus, state, url }) => ({
    subject: `Your bonus for the role at ${companyName}`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`there is news of the bonus for your hire by ${companyName}.`),
      facts(['Role', roleName], ['Your bonus', bonus], ['State', state]),
      action('Open your dashboard', url),
    ],
  }),
});
