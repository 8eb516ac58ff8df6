import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the company's address for invoices: tokens were bought. */
export const receipt = mailTemplate({
  values: ['number', 'tokens', 'net', 'vat', 'total', 'link'],
  optOut: null,
  budget: null,
  subject: ({ number }) => t('Receipt {number} from Vela', { number }),
  blocks: ({ number, tokens, net, vat, total, link }) => [
    paragraph(t('Your company has bought {tokens} tokens. The receipt is attached.', { tokens })),
    facts([t('Receipt'), number], [t('Net'), net], [t('VAT'), vat], [t('Total, paid by card'), total]),
    action(t('Open the receipt'), link),
  ],
});
