import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { amountInWords } from '../writing/meant.js';
import { mailTemplate } from '../writing/template.js';

/** To the company's address for invoices: another amount than the price arrived. */
export const paymentDiffers = mailTemplate({
  values: ['amount', 'total', 'link'],
  optOut: null,
  budget: null,
  evenSuspended: true,
  subject: ({ amount }) => t('Your payment of {amount} differs from its price', { amount: amountInWords(amount) }),
  blocks: ({ amount, total, link }) => [
    paragraph(
      t(
        'Another amount than the price arrived. We are looking into it and either credit it or pay it back; you need not do anything.',
      ),
    ),
    facts([t('Arrived'), amountInWords(amount)], [t('Price'), total]),
    action(t('Open the payment'), link),
  ],
});
