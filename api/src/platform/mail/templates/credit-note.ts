import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To who reads the company's documents: a part or all of a receipt or an invoice is given back. */
export const creditNote = mailTemplate({
  values: ['number', 'corrected', 'reason', 'net', 'vat', 'total', 'link'],
  optOut: null,
  budget: null,
  evenSuspended: true,
  subject: ({ number }) => t('Credit note {number} from Vela', { number }),
  blocks: ({ number, corrected, reason, net, vat, total, link }) => [
    paragraph(t('{reason} The credit note is attached.', { reason })),
    facts([t('Credit note'), number], [t('Credits'), corrected], [t('Net'), net], [t('VAT'), vat], [t('Total'), total]),
    action(t('Open what it credits'), link),
  ],
});
