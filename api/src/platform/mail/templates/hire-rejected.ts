import { t } from '@vela/language';
import { action, paragraph, quote } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** @param next what to do once it is settled */
const rejected = (next: () => string) =>
  mailTemplate({
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
      paragraph(next()),
    ],
  });

/** To the recruiter who reported it: the platform could not confirm the hire. */
export const hireRejected = rejected(() => t('Once that is settled, report it again.'));

/** To the recruiter of a company that had not reported it: only the talent told of the hire. */
export const hireRejectedUnreported = rejected(() =>
  t('The talent told us of it, and your company has not. If you did hire them, report it.'),
);

/** To the talent: nothing follows from the hire. The reason is between the platform and the company. */
export const hireRejectedTalent = mailTemplate({
  values: ['firstName', 'companyName', 'roleName', 'url'],
  optOut: null,
  budget: null,
  subject: ({ companyName }) => t('We could not confirm your hire by {companyName}', { companyName }),
  blocks: ({ firstName, companyName, roleName, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t('we could not confirm your hire by {companyName} for {roleName}. Nothing follows from it.', {
        companyName,
        roleName,
      }),
    ),
    action(t('Open your dashboard'), url),
    paragraph(t('If you work there, write to us: we look into it again.')),
  ],
});
