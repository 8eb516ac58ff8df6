import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { dayAndMonthInWords, endOfMeant } from '../writing/meant.js';
import { mailTemplate } from '../writing/template.js';

/**
 * To the recruiter: the talent says "yes, if"; `ending` where it still waits as the request is about to expire. Holds terms and
 * nothing of who asks.
 */
export const requestCountered = mailTemplate({
  values: ['firstName', 'roleName', 'wish', 'offered', 'ending', 'lastDay', 'url'],
  optOut: 'requestAnswers',
  budget: 'answer',
  over: ({ lastDay }) => endOfMeant(lastDay),
  subject: ({ roleName, ending, lastDay }) =>
    ending === ''
      ? t('A talent would say yes for {roleName}, if one thing changed', { roleName })
      : t('A talent’s “yes, if” for {roleName} ends on {lastDay}', { roleName, lastDay: dayAndMonthInWords(lastDay) }),
  blocks: ({ firstName, roleName, wish, offered, ending, lastDay, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      ending === ''
        ? t('a talent you asked for {roleName} would say yes under one condition.', { roleName })
        : t('a talent you asked for {roleName} would say yes under one condition, and still waits for your answer.', {
            roleName,
          }),
    ),
    facts([t('They ask for'), wish], [t('You offer'), offered]),
    paragraph(
      t('You may change the request or keep it as it is. Your open role stays as it is, and nothing more is reserved.'),
    ),
    action(t('Answer the talent'), url),
    paragraph(t('The request is open until {lastDay}.', { lastDay: dayAndMonthInWords(lastDay) })),
  ],
});
