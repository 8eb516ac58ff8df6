import { facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the company's address for invoices: the fee of a hire. */
export const invoice = mailTemplate({
  values: ['number', 'roleName', 'net', 'vat', 'total', 'dueOn'],
  optOut: null,
  draft: ({ number, roleName, net, vat, total, dueOn }) => ({
    subject: `Invoice ${number} from Vela`,
    blocks: [
      paragraph(`Recruitment fee for ${roleName}.`),
      facts(['Invoice', number], ['Net', net], ['VAT', vat], ['Total', total], ['Due on', dueOn]),
    ],
  }),
});
