import { action, paragraph, quote } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the recruiter who reported it: the platform could not confirm the hire. */
export const hireRejected = mailTemplate({
  values: ['firstName', 'talentName', 'roleName', 'reason', 'url'],
  optOut: null,
  budget: null,
  draft: ({ firstName, talentName, roleName, reason, url }) => ({
    subject: `We could not confirm the hire of ${talentName}`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`we could not confirm the hire for ${roleName}. Nothing is invoiced, and it does not count.`),
      quote(reason),
      action('Open the hire', url),
      paragraph('Once that is settled, report it again.'),
    ],
  }),
});
