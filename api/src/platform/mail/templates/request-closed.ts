import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the recruiter: no contact came about. Holds nothing of the talent but what the company sees before acceptance. */
export const requestClosed = mailTemplate({
  values: ['firstName', 'roleName', 'outcome', 'url'],
  optOut: 'requestAnswers',
  budget: 'answer',
  subject: ({ roleName, outcome }) =>
    t(
      'Your request for {roleName} {outcome, select, declined {was declined} expired {expired without an answer} other {{outcome}}}',
      { roleName, outcome },
    ),
  blocks: ({ firstName, roleName, outcome, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t(
        'your request to a talent for {roleName} {outcome, select, declined {was declined} expired {expired without an answer} other {{outcome}}}. What it had reserved is yours again.',
        {
          roleName,
          outcome,
        },
      ),
    ),
    action(t('See other matches'), url),
  ],
});
