import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the company: the talent has told us of a signed agreement before the company did. */
export const hireToldByTalent = mailTemplate({
  values: ['firstName', 'talentName', 'roleName', 'signedOn', 'startsOn', 'url'],
  optOut: null,
  budget: 'answer',
  subject: ({ talentName }) => t('{talentName} says that you have signed', { talentName }),
  blocks: ({ firstName, talentName, roleName, signedOn, startsOn, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t('{talentName} has told us of a signed agreement. Please report it too, as the terms ask for.', {
        talentName,
      }),
    ),
    facts([t('Role'), roleName], [t('Signed on'), signedOn], [t('First day'), startsOn]),
    action(t('Report the hire'), url),
  ],
});
