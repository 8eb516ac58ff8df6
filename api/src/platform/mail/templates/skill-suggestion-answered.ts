import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To whoever suggested a skill: what came of it. `name` is the skill in the catalogue, `reason` why it is not there. */
export const skillSuggestionAnswered = mailTemplate({
  values: ['firstName', 'text', 'name', 'categoryName', 'reason', 'next', 'url'],
  optOut: 'skillSuggestions',
  budget: null,
  subject: ({ text, name, next }) =>
    name === ''
      ? t('“{text}” does not come into the catalogue', { text })
      : t(
          '{name} is in the catalogue now – {next, select, profile {add it to your profile} role {post a role with it} other {{next}}}',
          { name, next },
        ),
  blocks: ({ firstName, text, name, categoryName, reason, next, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    ...(name === ''
      ? [
          paragraph(
            t('you suggested “{text}” for {categoryName}. We looked at it and left it out:', { text, categoryName }),
          ),
          paragraph(reason),
          action(t('To your dashboard'), url),
        ]
      : [
          paragraph(
            t('you missed “{text}”. It is in the catalogue now: {name}, in {categoryName}. Thank you for the hint.', {
              text,
              name,
              categoryName,
            }),
          ),
          action(
            t('{next, select, profile {Add it to your profile} role {Post a role with it} other {{next}}}', { next }),
            url,
          ),
        ]),
  ],
});
