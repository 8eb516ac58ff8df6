import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the platform: a row on the payments desk. */
export const paymentCase = mailTemplate({
  values: ['title', 'amount', 'link'],
  optOut: null,
  budget: null,
  subject: ({ title, amount }) => `${title}: ${amount}`,
  blocks: ({ title, amount, link }) => [
    paragraph(t('{title}. The payments desk says what to do.', { title })),
    facts([t('Amount'), amount]),
    action(t('Open the payments desk'), link),
  ],
});
