import { t } from '@vela/language';
import type { MailBudgetName } from '@vela/market/mail-budgets';
import { action, facts, paragraph } from '../writing/blocks.js';
import { dayAndMonthInWords, endOfMeant } from '../writing/meant.js';
import { mailTemplate } from '../writing/template.js';

const reminder = <const Budget extends MailBudgetName>(budget: Budget) =>
  mailTemplate({
    values: ['firstName', 'companyName', 'roleName', 'pay', 'lastDay', 'url'],
    optOut: 'requestReminders',
    budget,
    over: ({ lastDay }) => endOfMeant(lastDay),
    subject: ({ companyName, lastDay }) =>
      t('A request from {companyName} ends on {lastDay}', { companyName, lastDay: dayAndMonthInWords(lastDay) }),
    blocks: ({ firstName, companyName, roleName, pay, lastDay, url }) => [
      paragraph(t('Hello {firstName},', { firstName })),
      paragraph(
        t('the request from {companyName} still waits for your answer. It ends on {lastDay}.', {
          companyName,
          lastDay: dayAndMonthInWords(lastDay),
        }),
      ),
      facts([t('Role'), roleName], [t('Pay'), pay]),
      action(t('Answer the request'), url),
      paragraph(t('Without an answer it expires, and they never learn who you are.')),
    ],
  });

/** To the talent: the company reminds of an open request. */
export const requestReminder = reminder('reminder');

/** To the talent, from the platform: an open request is about to expire. */
export const requestExpires = reminder('expiry');
