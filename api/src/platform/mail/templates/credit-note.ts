import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To who reads the company's documents: a part or all of a receipt or an invoice is given back. */
export const creditNote = mailTemplate({
  values: ['number', 'corrected', 'reason', 'net', 'vat', 'total', 'link'],
  optOut: null,
  budget: null,
  draft: ({ number, corrected, reason, net, vat, total, link }) => ({
    subject: `Credit note ${number} from Vela`,
    blocks: [
      paragraph(`${reason} The credit note is attached.`),
      facts(['Credit note', number], ['Credits', corrected], ['Net', net], ['VAT', vat], ['Total', total]),
      action('Open what it credits', link),
    ],
  }),
});
