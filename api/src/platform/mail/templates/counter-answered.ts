import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the talent: what the company made of their "yes, if". */
export const counterAnswered = mailTemplate({
  values: ['firstName', 'companyName', 'roleName', 'outcome', 'lastDay', 'url'],
  optOut: 'requestOutcomes',
  budget: 'answer',
  subject: ({ companyName }) => t('{companyName} answered your “yes, if”', { companyName }),
  blocks: ({ firstName, companyName, roleName, outcome, lastDay, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t(
        '{companyName} {outcome, select, agreed {changed its request to what you asked for} kept {keeps its request as it was} other {{outcome}}} ({roleName}).',
        { companyName, outcome, roleName },
      ),
    ),
    paragraph(t('It still does not know who you are. The yes or no is yours.')),
    action(t('Read the request'), url),
    paragraph(t('It is open until {lastDay}.', { lastDay })),
  ],
});
