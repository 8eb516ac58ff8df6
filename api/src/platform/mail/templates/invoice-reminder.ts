import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the company's address for invoices: one is overdue. */
export const invoiceReminder = mailTemplate({
  values: ['number', 'roleName', 'total', 'settled', 'due', 'dueOn', 'reference', 'count', 'link'],
  optOut: null,
  budget: null,
  evenSuspended: true,
  subject: ({ number, count }) => t('Reminder {count}: invoice {number} from Vela', { count, number }),
  blocks: ({ number, roleName, total, settled, due, dueOn, reference, link }) => [
    paragraph(
      t('The invoice for {roleName} was due on {dueOn}. If you have paid it since, you have nothing to do.', {
        roleName,
        dueOn,
      }),
    ),
    facts(
      [t('Invoice'), number],
      [t('Total'), total],
      [t('Credited or paid'), settled],
      [t('Still to pay'), due],
      [t('Was due on'), dueOn],
      [t('Reference (OCR)'), reference],
    ),
    action(t('Open the invoice'), link),
  ],
});
