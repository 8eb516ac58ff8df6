import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

export const vatAnswer = mailTemplate({
  values: ['firstName', 'companyName', 'number', 'percent', 'reason', 'link'],
  optOut: null,
  budget: null,
  draft: ({ firstName, companyName, number, percent, reason, link }) => ({
    subject: `${companyName} pays ${percent} % VAT from now on`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(
        'We asked the European Union’s register of VAT numbers (VIES), as we do when a number is saved and again when you pay.',
      ),
      facts(['VAT number', number], ['VAT', `${percent} %`]),
      paragraph(reason),
      action('See the details', link),
    ],
  }),
});
