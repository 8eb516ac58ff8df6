import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { percentInWords } from '../writing/meant.js';
import { mailTemplate } from '../writing/template.js';

export const vatAnswer = mailTemplate({
  values: ['firstName', 'companyName', 'number', 'percent', 'reason', 'link'],
  optOut: null,
  budget: null,
  subject: ({ companyName, percent }) =>
    t('{companyName} pays {percent} VAT from now on', { companyName, percent: percentInWords(percent) }),
  blocks: ({ firstName, number, percent, reason, link }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t(
        'We asked the European Union’s register of VAT numbers (VIES), as we do when a number is saved and again when you pay.',
      ),
    ),
    facts([t('VAT number'), number], [t('VAT'), percentInWords(percent)]),
    paragraph(reason),
    action(t('See the details'), link),
  ],
});
