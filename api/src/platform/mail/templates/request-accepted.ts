import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the recruiter: the talent said yes. The one mail to a company that names a talent. */
export const requestAccepted = mailTemplate({
  values: ['firstName', 'talentName', 'talentEmail', 'talentLinkedin', 'roleName', 'url'],
  optOut: 'requestAnswers',
  budget: 'answer',
  subject: ({ talentName }) => t('{talentName} accepted your request', { talentName }),
  blocks: ({ firstName, talentName, talentEmail, talentLinkedin, roleName, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(t('{talentName} would like to talk to you about {roleName}.', { talentName, roleName })),
    facts([t('Name'), talentName], [t('Email'), talentEmail], [t('Profile'), talentLinkedin]),
    action(t('Open the contact'), url),
  ],
});
