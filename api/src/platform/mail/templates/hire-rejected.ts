import { t } from '@vela/language';
import { action, paragraph, quote } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the recruiter who reported it: the platform could not confirm the hire. */
export const hireRejected = mailTemplate({
  values: ['firstName', 'talentName', 'roleName', 'reason', 'url'],
  optOut: null,
  budget: null,
  subject: ({ talentName }) => t('We could not confirm the hire of {talentName}', { talentName }),
  blocks: ({ firstName, roleName, reason, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t('we could not confirm the hire for {roleName}. Nothing is invoiced, and it does not count.', { roleName }),
    ),
    quote(reason),
    action(t('Open the hire'), url),
    paragraph(t('Once that is settled, report it again.')),
  ],
});
