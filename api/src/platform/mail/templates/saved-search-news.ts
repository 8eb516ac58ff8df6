import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To a recruiter: new people match a search they keep. Tells how many, never who. */
export const savedSearchNews = mailTemplate({
  values: ['firstName', 'searchName', 'newPeople', 'url'],
  optOut: 'savedSearches',
  budget: null,
  draft: ({ firstName, searchName, newPeople, url }) => ({
    subject: `${newPeople} “${searchName}”`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`${newPeople} your search “${searchName}”.`),
      action('See them', url),
    ],
  }),
});
