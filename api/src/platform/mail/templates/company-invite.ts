import { t } from '@vela/language';
import { endOfDayAfter } from '@vela/market/days';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To an address that a recruiter typed: the subject is always the same, so that nobody writes it for us. */
export const companyInvite = mailTemplate({
  values: ['inviterName', 'companyName', 'link', 'validDays'],
  optOut: null,
  budget: 'invitation',
  over: ({ validDays }, leftAt) => endOfDayAfter(leftAt, Number(validDays)),
  subject: () => t('A colleague invites you to Vela'),
  blocks: ({ inviterName, companyName, link, validDays }) => [
    paragraph(t('Hello,')),
    paragraph(
      t(
        '{inviterName} invites you to recruit with them for {companyName} on Vela. You will share the company’s roles, requests and tokens.',
        { inviterName, companyName },
      ),
    ),
    action(t('Join the company'), link),
    paragraph(
      t(
        'The link works for {validDays} days, for an account with this address alone. If you do not know {inviterName} or {companyName}, you can ignore this mail.',
        { validDays, inviterName, companyName },
      ),
    ),
  ],
});
