import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the company's address for invoices: the fee of a hire. */
export const invoice = mailTemplate({
  values: ['number', 'roleName', 'net', 'vat', 'total', 'dueOn', 'link'],
  optOut: null,
  budget: null,
  draft: ({ number, roleName, net, vat, total, dueOn, link }) => ({
    subject: `Invoice ${number} from Vela`,
    blocks: [
      paragraph(`The recruitment fee for ${roleName}. The invoice is attached.`),
      facts(['Invoice', number], ['Net', net], ['VAT', vat], ['Total', total], ['Due on', dueOn]),
      action('Open the invoice', link),
    ],
  }),
});
