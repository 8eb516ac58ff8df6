import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { amountInWords } from '../writing/meant.js';
import { mailTemplate } from '../writing/template.js';
import { isCredited } from './credited.js';

/** To the company's address for invoices: a card is paid back. */
export const refundMade = mailTemplate({
  values: ['number', 'amount', 'link'],
  optOut: null,
  budget: null,
  evenSuspended: true,
  subject: ({ amount }) => t('{amount} are paid back to your card', { amount: amountInWords(amount) }),
  blocks: ({ number, amount, link }) => [
    paragraph(t('We have asked the bank to pay the amount back to the card. Banks take up to ten days.')),
    facts([t('Receipt'), number], [t('Paid back'), amountInWords(amount)]),
    action(t('Open the receipt'), link),
  ],
});

/** To the same: what the bank had sent back was paid another way. */
export const refundedOtherwise = mailTemplate({
  values: ['number', 'amount', 'link'],
  optOut: null,
  budget: null,
  evenSuspended: true,
  subject: ({ amount }) => t('{amount} are paid back to you', { amount: amountInWords(amount) }),
  blocks: ({ number, amount, link }) => [
    paragraph(
      isCredited(number)
        ? t(
            'The bank had sent the refund to your card back, so we paid it another way, as agreed with you. Its tokens are taken back; the credit note that you have holds.',
          )
        : t('The bank had sent the refund to your card back, so we paid it another way, as agreed with you.'),
    ),
    facts([t('Receipt'), number], [t('Paid back'), amountInWords(amount)]),
    action(t('Open the receipt'), link),
  ],
});

/** To the company's address for invoices: a refund did not reach the card. */
export const refundFailed = mailTemplate({
  values: ['number', 'amount', 'link'],
  optOut: null,
  budget: null,
  evenSuspended: true,
  subject: ({ amount }) => t('The refund of {amount} did not reach your card', { amount: amountInWords(amount) }),
  blocks: ({ number, amount, link }) => [
    paragraph(
      isCredited(number)
        ? t(
            'The bank sent the refund back, perhaps because the card has expired. Its tokens are in your balance again until we find another way; we will write to you.',
          )
        : t(
            'The bank sent the refund back, perhaps because the card has expired. We keep the amount for you until we find another way; we will write to you.',
          ),
    ),
    facts([t('Receipt'), number], [t('Sent back'), amountInWords(amount)]),
    action(t('Open the receipt'), link),
  ],
});
