import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the company's address for invoices: the fee of a hire. */
export const invoice = mailTemplate({
  values: ['number', 'roleName', 'net', 'vat', 'total', 'dueOn', 'link'],
  optOut: null,
  budget: null,
  evenSuspended: true,
  subject: ({ number }) => t('Invoice {number} from Vela', { number }),
  blocks: ({ number, roleName, net, vat, total, dueOn, link }) => [
    paragraph(t('The recruitment fee for {roleName}. The invoice is attached.', { roleName })),
    facts([t('Invoice'), number], [t('Net'), net], [t('VAT'), vat], [t('Total'), total], [t('Due on'), dueOn]),
    action(t('Open the invoice'), link),
  ],
});
