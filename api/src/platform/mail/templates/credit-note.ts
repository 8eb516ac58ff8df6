import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the company's address for invoices: a share of a fee is given back. */
export const creditNote = mailTemplate({
  values: ['number', 'invoiceNumber', 'roleName', 'percent', 'net', 'vat', 'total', 'link'],
  optOut: null,
  draft: ({ number, invoiceNumber, roleName, percent, net, vat, total, link }) => ({
    subject: `Credit note ${number} from Vela`,
    blocks: [
      paragraph(`The contract for ${roleName} ended. ${percent} % of the recruitment fee is given back.`),
      facts(['Credit note', number], ['For invoice', invoiceNumber], ['Net', net], ['VAT', vat], ['Total', total]),
      action('Open the invoice', link),
    ],
  }),
});
