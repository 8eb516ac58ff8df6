import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To a talent who contested a score: what a person of the platform answered. */
export const scoreContestAnswered = mailTemplate({
  values: ['firstName', 'answer', 'url'],
  optOut: null,
  budget: null,
  subject: () => t('An answer about your score'),
  blocks: ({ firstName, answer, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(t('you doubted a score. Somebody of Vela looked into it:')),
    paragraph(answer),
    action(t('To your privacy centre'), url),
  ],
});
