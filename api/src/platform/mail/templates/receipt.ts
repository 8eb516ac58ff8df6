import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the company's address for invoices: tokens were bought. */
export const receipt = mailTemplate({
  values: ['number', 'tokens', 'net', 'vat', 'total', 'link'],
  optOut: null,
  budget: null,
  draft: ({ number, tokens, net, vat, total, link }) => ({
    subject: `Receipt ${number} from Vela`,
    blocks: [
      paragraph(`Your company has bought ${tokens} tokens. The receipt is attached.`),
      facts(['Receipt', number], ['Net', net], ['VAT', vat], ['Total, paid by card', total]),
      action('Open the receipt', link),
    ],
  }),
});
