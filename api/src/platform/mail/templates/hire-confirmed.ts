import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the talent: the platform has confirmed the hire. `bonus` is '' while none is set. */
export const hireConfirmedTalent = mailTemplate({
  values: ['firstName', 'companyName', 'roleName', 'bonus', 'url'],
  optOut: null,
  budget: null,
  draft: ({ firstName, companyName, roleName, bonus, url }) => ({
    subject: `Your new role at ${companyName} is confirmed`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`your hire by ${companyName} is confirmed. We wish you a good start.`),
      facts(['Role', roleName], ['Your bonus', bonus]),
      action('Open your dashboard', url),
    ],
  }),
});

/** To the recruiter who reported it: the hire counts, and its fee is invoiced. */
export const hireConfirmedCompany = mailTemplate({
  values: ['firstName', 'talentName', 'roleName', 'fee', 'url'],
  optOut: null,
  budget: null,
  draft: ({ firstName, talentName, roleName, fee, url }) => ({
    subject: `The hire of ${talentName} is confirmed`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph('the hire is confirmed and counts for your company. The invoice follows in a day.'),
      facts(['Hired', talentName], ['Role', roleName], ['Fee', fee]),
      action('Open the hire', url),
    ],
  }),
});
