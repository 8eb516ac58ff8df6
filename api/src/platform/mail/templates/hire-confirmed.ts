import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the talent: the platform has confirmed the hire. `bonus` is '' while none is set. */
export const hireConfirmedTalent = mailTemplate({
  values: ['firstName', 'companyName', 'roleName', 'bonus', 'url'],
  optOut: null,
  budget: null,
  subject: ({ companyName }) => t('Your new role at {companyName} is confirmed', { companyName }),
  blocks: ({ firstName, companyName, roleName, bonus, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(t('your hire by {companyName} is confirmed. We wish you a good start.', { companyName })),
    facts([t('Role'), roleName], [t('Your bonus'), bonus]),
    action(t('Open your dashboard'), url),
  ],
});

/** To the recruiter who reported it: the hire counts, and its fee is invoiced. */
export const hireConfirmedCompany = mailTemplate({
  values: ['firstName', 'talentName', 'roleName', 'fee', 'url'],
  optOut: null,
  budget: null,
  subject: ({ talentName }) => t('The hire of {talentName} is confirmed', { talentName }),
  blocks: ({ firstName, talentName, roleName, fee, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(t('the hire is confirmed and counts for your company. The invoice follows in a day.')),
    facts([t('Hired'), talentName], [t('Role'), roleName], [t('Fee'), fee]),
    action(t('Open the hire'), url),
  ],
});

/** The same to the recruiter of a company that has not said in which country it is: until it has, nobody knows its VAT. */
export const hireConfirmedUninvoiced = mailTemplate({
  values: ['firstName', 'talentName', 'roleName', 'fee', 'url', 'detailsUrl'],
  optOut: null,
  budget: null,
  subject: ({ talentName }) => t('The hire of {talentName} is confirmed', { talentName }),
  blocks: ({ firstName, talentName, roleName, fee, url, detailsUrl }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t(
        'the hire is confirmed and counts for your company. The invoice waits for your company’s details: say in which country it is.',
      ),
    ),
    facts([t('Hired'), talentName], [t('Role'), roleName], [t('Fee'), fee]),
    action(t('Complete your company’s details'), detailsUrl),
    action(t('Open the hire'), url),
  ],
});
