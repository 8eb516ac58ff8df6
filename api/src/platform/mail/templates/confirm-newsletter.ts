import { NEWSLETTER_LINK_DAYS } from '@vela/contracts/constants';
import { t } from '@vela/language';
import { daysLater } from '@vela/market/days';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** Double opt-in: nobody gets the newsletter because somebody else typed their address. */
export const confirmNewsletter = mailTemplate({
  values: ['firstName', 'confirmUrl'],
  optOut: null,
  budget: 'newsletter',
  over: (_, leftAt) => daysLater(leftAt, NEWSLETTER_LINK_DAYS),
  subject: () => t('Please confirm your subscription'),
  // The name is no part of it: whoever typed it need not own the address, and would have us send their words to it.
  blocks: ({ confirmUrl }) => [
    paragraph(t('Hello,')),
    paragraph(
      t('somebody, probably you, asked for the Vela newsletter with this address. It starts once you confirm it.'),
    ),
    action(t('Confirm subscription'), confirmUrl),
    paragraph(t('The link works for a week. If it was not you, do nothing: without it no newsletter is sent.')),
  ],
});
