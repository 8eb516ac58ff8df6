import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the company's address for invoices: tokens were bought. */
export const receipt = mailTemplate({
  values: ['number', 'tokens', 'net', 'vat', 'total', 'link'],
  optOut: null,
  budget: null,
  evenSuspended: true,
  subject: ({ number }) => t('Receipt {number} from Vela', { number }),
  blocks: ({ number, tokens, net, vat, total, link }) => [
    paragraph(t('Your company has bought {tokens} tokens. The receipt is attached.', { tokens })),
    facts([t('Receipt'), number], [t('Net'), net], [t('VAT'), vat], [t('Total, paid by card'), total]),
    action(t('Open the receipt'), link),
  ],
});

/** To the same: a payment that a credit note took back came back after all, and has a receipt again. */
export const receiptRestored = mailTemplate({
  values: ['number', 'corrected', 'reason', 'net', 'vat', 'total', 'link'],
  optOut: null,
  budget: null,
  evenSuspended: true,
  subject: ({ number }) => t('Receipt {number} from Vela', { number }),
  blocks: ({ number, corrected, reason, net, vat, total, link }) => [
    paragraph(t('{reason} The receipt is attached.', { reason })),
    facts(
      [t('Receipt'), number],
      [t('Makes up for'), corrected],
      [t('Net'), net],
      [t('VAT'), vat],
      [t('Total, paid by card'), total],
    ),
    action(t('Open the receipt'), link),
  ],
});
