import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To somebody who asked to join a company. */
export const joinAnswered = mailTemplate({
  values: ['firstName', 'companyName', 'accepted', 'link'],
  optOut: null,
  budget: 'answer',
  subject: ({ companyName, accepted }) =>
    accepted === ''
      ? t('{companyName} did not let you join', { companyName })
      : t('You belong to {companyName} on Vela', { companyName }),
  blocks: ({ firstName, companyName, accepted, link }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      accepted === ''
        ? t(
            'the owner of {companyName} declined your question to join. If you think that this is a mistake, talk to them, or write to us.',
            { companyName },
          )
        : t('the owner of {companyName} let you join. You recruit together from now on.', { companyName }),
    ),
    action(accepted === '' ? t('Open Vela') : t('Go to your dashboard'), link),
  ],
});
