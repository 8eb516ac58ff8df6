import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { amountInWords } from '../writing/meant.js';
import { mailTemplate } from '../writing/template.js';
import { isCredited } from './credited.js';

/** To the company's address for invoices: its bank asks about a payment, and has taken nothing. */
export const inquiryOpened = mailTemplate({
  values: ['number', 'amount', 'frozen', 'link'],
  optOut: null,
  budget: null,
  evenSuspended: true,
  subject: ({ amount }) => t('The bank asks about your card payment of {amount}', { amount: amountInWords(amount) }),
  blocks: ({ number, amount, frozen, link }) => [
    paragraph(
      isCredited(number)
        ? t(
            'The bank of the card asks about a payment that its holder does not know. It has taken nothing back. Until it has its answer, {frozen} cannot be spent. If it is a mistake, tell the bank so.',
            { frozen },
          )
        : t(
            'The bank of the card asks about a payment that its holder does not know. It has taken nothing back, and no tokens have been credited for it yet. If it is a mistake, tell the bank so.',
          ),
    ),
    facts([t('Receipt'), number], [t('Asked about'), amountInWords(amount)]),
    action(t('Open the receipt'), link),
  ],
});

/** To the company's address for invoices: its bank took a payment back until it is decided. */
export const disputeOpened = mailTemplate({
  values: ['number', 'amount', 'frozen', 'link'],
  optOut: null,
  budget: null,
  evenSuspended: true,
  subject: ({ amount }) => t('Your card payment of {amount} is disputed', { amount: amountInWords(amount) }),
  blocks: ({ number, amount, frozen, link }) => [
    paragraph(
      isCredited(number)
        ? t(
            'The bank of the card took a payment back, because its holder says that it was not theirs. Until this is decided, {frozen} cannot be spent. If it is a mistake, ask the bank to end the dispute.',
            { frozen },
          )
        : t(
            'The bank of the card took a payment back, because its holder says that it was not theirs. No tokens have been credited for it yet. If it is a mistake, ask the bank to end the dispute.',
          ),
    ),
    facts([t('Receipt'), number], [t('Disputed'), amountInWords(amount)]),
    action(t('Open the receipt'), link),
  ],
});

/** To the company's address for invoices: a dispute is over, and the payment stands. */
export const disputeWon = mailTemplate({
  values: ['number', 'amount', 'link'],
  optOut: null,
  budget: null,
  evenSuspended: true,
  subject: ({ amount }) => t('The dispute about {amount} is over', { amount: amountInWords(amount) }),
  blocks: ({ number, amount, link }) => [
    paragraph(
      isCredited(number)
        ? t('The bank decided that the payment stands. Your tokens can be spent again.')
        : t(
            'The bank decided that the payment stands. No tokens have been credited for it yet: we are looking into the amount that arrived.',
          ),
    ),
    facts([t('Receipt'), number], [t('Disputed'), amountInWords(amount)]),
    action(t('Open the receipt'), link),
  ],
});

/** To the company's address for invoices: a dispute is over, and the payment had been paid back meanwhile. */
export const disputeRefunded = mailTemplate({
  values: ['number', 'amount', 'link'],
  optOut: null,
  budget: null,
  evenSuspended: true,
  subject: ({ amount }) => t('The dispute about {amount} is over', { amount: amountInWords(amount) }),
  blocks: ({ number, amount, link }) => [
    paragraph(
      isCredited(number)
        ? t('The payment was refunded to the card meanwhile, so its tokens do not come back.')
        : t('The payment was refunded to the card meanwhile. No tokens had been credited for it.'),
    ),
    facts([t('Receipt'), number], [t('Disputed'), amountInWords(amount)]),
    action(t('Open the receipt'), link),
  ],
});

/** To the company's address for invoices: a dispute is over, and the payment is gone. */
export const disputeLost = mailTemplate({
  values: ['number', 'amount', 'taken', 'owed', 'link'],
  optOut: null,
  budget: null,
  evenSuspended: true,
  subject: ({ amount }) => t('The card payment of {amount} was charged back', { amount: amountInWords(amount) }),
  blocks: ({ number, amount, taken, owed, link }) => [
    paragraph(
      isCredited(number)
        ? t(
            'The bank decided that the payment does not stand. Its tokens were taken back; those that had been spent are owed. While tokens are owed, no connection request can be sent: buy tokens, and what is owed is taken from them first.',
          )
        : t('The bank decided that the payment does not stand. No tokens had been credited for it, so none are taken.'),
    ),
    facts(
      [t('Receipt'), number],
      [t('Charged back'), amountInWords(amount)],
      [t('Taken back'), isCredited(number) ? taken : ''],
      [t('Owed'), isCredited(number) ? owed : ''],
    ),
    action(t('Open the receipt'), link),
  ],
});
