import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To a talent who contested a score: what a person of the platform answered. */
export const scoreContestAnswered = mailTemplate({
  values: ['firstName', 'answer', 'url'],
  optOut: null,
  budget: null,
  draft: ({ firstName, answer, url }) => ({
    subject: 'An answer about your score',
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph('you doubted a score. Somebody of Vela looked into it:'),
      paragraph(answer),
      action('To your privacy centre', url),
    ],
  }),
});
