import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the company's address for invoices: its bank took a payment back until it is decided. */
export const disputeOpened = mailTemplate({
  values: ['number', 'amount', 'frozen', 'link'],
  optOut: null,
  budget: null,
  draft: ({ number, amount, frozen, link }) => ({
    subject: `Your card payment of ${amount} is disputed`,
    blocks: [
      paragraph(
        `The bank of the card took a payment back, because its holder says that it was not theirs. Until this is decided, ${frozen} cannot be spent. If it is a mistake, ask the bank to end the dispute.`,
      ),
      facts(['Receipt', number], ['Disputed', amount]),
      action('Open the receipt', link),
    ],
  }),
});

/** To the company's address for invoices: a dispute is over, and the payment stands. */
export const disputeWon = mailTemplate({
  values: ['number', 'amount', 'link'],
  optOut: null,
  budget: null,
  draft: ({ number, amount, link }) => ({
    subject: `The dispute about ${amount} is over`,
    blocks: [
      paragraph('The bank decided that the payment stands. Your tokens can be spent again.'),
      facts(['Receipt', number], ['Disputed', amount]),
      action('Open the receipt', link),
    ],
  }),
});

/** To the company's address for invoices: a dispute is over, and the payment is gone. */
export const disputeLost = mailTemplate({
  values: ['number', 'amount', 'taken', 'owed', 'link'],
  optOut: null,
  budget: null,
  draft: ({ number, amount, taken, owed, link }) => ({
    subject: `The card payment of ${amount} was charged back`,
    blocks: [
      paragraph(
        'The bank decided that the payment does not stand. Its tokens were taken back; those that had been spent are owed. While tokens are owed, no connection request can be sent: buy tokens, and what is owed is taken from them first.',
      ),
      facts(['Receipt', number], ['Charged back', amount], ['Taken back', taken], ['Owed', owed]),
      action('Open the receipt', link),
    ],
  }),
});
