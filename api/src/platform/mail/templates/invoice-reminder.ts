import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the company's address for invoices: one is overdue. */
export const invoiceReminder = mailTemplate({
  values: ['number', 'roleName', 'total', 'settled', 'due', 'dueOn', 'reference', 'count', 'link'],
  optOut: null,
  budget: null,
  draft: ({ number, roleName, total, settled, due, dueOn, reference, count, link }) => ({
    subject: `Reminder ${count}: invoice ${number} from Vela`,
    blocks: [
      paragraph(`The invoice for ${roleName} was due on ${dueOn}. If you have paid it since, you have nothing to do.`),
      facts(
        ['Invoice', number],
        ['Total', total],
        ['Credited or paid', settled],
        ['Still to pay', due],
        ['Was due on', dueOn],
        ['Reference (OCR)', reference],
      ),
      action('Open the invoice', link),
    ],
  }),
});
