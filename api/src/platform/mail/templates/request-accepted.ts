import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the recruiter: the talent said yes. The one mail to a company that names a talent. */
export const requestAccepted = mailTemplate({
  values: ['firstName', 'talentName', 'talentEmail', 'talentLinkedin', 'roleName', 'url'],
  optOut: 'requestAnswers',
  budget: 'answer',
  draft: ({ firstName, talentName, talentEmail, talentLinkedin, roleName, url }) => ({
    subject: `${talentName} accepted your request`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`${talentName} would like to talk to you about ${roleName}.`),
      facts(['Name', talentName], ['Email', talentEmail], ['Profile', talentLinkedin]),
      action('Open the contact', url),
    ],
  }),
});
