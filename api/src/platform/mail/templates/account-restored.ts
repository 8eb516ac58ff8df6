import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To somebody whose suspension is lifted, of their own account or with their company: what they may have objected to is decided. */
export const accountRestored = mailTemplate({
  // `companyName` is empty where it is their own account alone.
  values: ['firstName', 'companyName', 'link'],
  optOut: null,
  budget: null,
  subject: ({ companyName }) =>
    companyName === '' ? t('Your account is active again') : t('{companyName} is active again', { companyName }),
  blocks: ({ firstName, companyName, link }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      companyName === ''
        ? t('we have lifted the suspension of your account. You can sign in as before.')
        : t(
            'we have lifted the suspension of {companyName}, and with it that of the accounts of its people. You can sign in as before.',
            { companyName },
          ),
    ),
    paragraph(t('Requests that were withdrawn and meetings that were called off meanwhile stay so.')),
    action(t('Open Vela'), link),
  ],
});
