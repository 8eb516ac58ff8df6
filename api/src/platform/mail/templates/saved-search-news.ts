import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To a recruiter: new people match a search they keep. Tells how many, never who. */
export const savedSearchNews = mailTemplate({
  values: ['firstName', 'searchName', 'newPeople', 'url'],
  optOut: 'savedSearches',
  budget: null,
  subject: ({ searchName, newPeople }) =>
    newPeople === ''
      ? t('New people match “{searchName}”', { searchName })
      : t('{newPeople} new people match “{searchName}”', { newPeople, searchName }),
  blocks: ({ firstName, searchName, newPeople, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      newPeople === ''
        ? t('New people match your search “{searchName}”.', { searchName })
        : t('{newPeople} new people match your search “{searchName}”.', { newPeople, searchName }),
    ),
    action(t('See them'), url),
  ],
});
