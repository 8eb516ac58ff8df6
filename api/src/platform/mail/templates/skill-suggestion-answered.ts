import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To whoever suggested a skill: what came of it. `name` is the skill in the catalogue, `reason` why it is not there. */
export const skillSuggestionAnswered = mailTemplate({
  values: ['firstName', 'text', 'name', 'categoryName', 'reason', 'next', 'url'],
  optOut: 'skillSuggestions',
  budget: null,
  draft: ({ firstName, text, name, categoryName, reason, next, url }) =>
    name === ''
      ? {
          subject: `“${text}” does not come into the catalogue`,
          blocks: [
            paragraph(`Hello ${firstName},`),
            paragraph(`you suggested “${text}” for ${categoryName}. We looked at it and left it out:`),
            paragraph(reason),
            action('To your dashboard', url),
          ],
        }
      : {
          subject: `${name} is in the catalogue now – ${next.toLowerCase()}`,
          blocks: [
            paragraph(`Hello ${firstName},`),
            paragraph(
              `you missed “${text}”. It is in the catalogue now: ${name}, in ${categoryName}. Thank you for the hint.`,
            ),
            action(next, url),
          ],
        },
});
