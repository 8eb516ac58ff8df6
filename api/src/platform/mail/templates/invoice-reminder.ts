import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the company's address for invoices: one is overdue. */
export const invoiceReminder = mailTemplate({
  values: ['number', 'roleName', 'net', 'vat', 'total', 'dueOn', 'count', 'link'],
  optOut: null,
  draft: ({ number, roleName, net, vat, total, dueOn, count, link }) => ({
    subject: `Reminder ${count}: invoice ${number} from Vela`,
    blocks: [
      paragraph(`The invoice for ${roleName} was due on ${dueOn}. If you have paid it since, you have nothing to do.`),
      facts(['Invoice', number], ['Net', net], ['VAT', vat], ['Total', total], ['Due on', dueOn]),
      action('Open the invoice', link),
    ],
  }),
});
