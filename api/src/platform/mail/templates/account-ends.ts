import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { dayInWords, endOfMeant } from '../writing/meant.js';
import { mailTemplate } from '../writing/template.js';

/** To somebody who has not signed in for long: the account is about to be removed. */
export const accountEnds = mailTemplate({
  values: ['endsOn', 'link'],
  optOut: null,
  budget: null,
  over: ({ endsOn }) => endOfMeant(endsOn),
  subject: ({ endsOn }) => t('Your account ends on {endsOn}', { endsOn: dayInWords(endsOn) }),
  blocks: ({ endsOn, link }) => [
    paragraph(t('Hello,')),
    paragraph(
      t('you have not signed in for a long time. On {endsOn} your account and what it holds are removed.', {
        endsOn: dayInWords(endsOn),
      }),
    ),
    paragraph(t('Sign in before then to keep it. If you no longer need it, you have nothing to do.')),
    action(t('Sign in'), link),
  ],
});
