import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the recruiter: no contact came about. Holds nothing of the talent but what the company sees before acceptance. */
export const requestClosed = mailTemplate({
  values: ['firstName', 'roleName', 'outcome', 'returned', 'url'],
  optOut: 'requestAnswers',
  budget: 'answer',
  subject: ({ roleName, outcome }) =>
    t(
      'Your request for {roleName} {outcome, select, declined {was declined} expired {expired without an answer} counterUnanswered {expired before you answered the talent} other {{outcome}}}',
      { roleName, outcome },
    ),
  blocks: ({ firstName, roleName, outcome, returned, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t(
        'your request to a talent for {roleName} {outcome, select, declined {was declined} expired {expired without an answer} counterUnanswered {expired while the talent waited for your answer} other {{outcome}}}.',
        {
          roleName,
          outcome,
        },
      ),
    ),
    ...(returned === 'nothing'
      ? []
      : [
          paragraph(
            t(
              '{returned, select, offerOver {The launch-offer profile that it had reserved ended with the offer.} givenBefore {The free profile that it had reserved does not come back: free profiles are given once, to a person and to a company.} repays {What it had reserved repays what your company owes first.} other {What it had reserved is yours again.}}',
              { returned },
            ),
          ),
        ]),
    action(t('See other matches'), url),
  ],
});
