import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the platform: a row on the payments desk. */
export const paymentCase = mailTemplate({
  values: ['title', 'amount', 'link'],
  optOut: null,
  budget: null,
  draft: ({ title, amount, link }) => ({
    subject: `${title}: ${amount}`,
    blocks: [
      paragraph(`${title}. The payments desk says what to do.`),
      facts(['Amount', amount]),
      action('Open the payments desk', link),
    ],
  }),
});
