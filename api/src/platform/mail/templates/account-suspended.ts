import { t } from '@vela/language';
import { action, paragraph, quote } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To somebody whom the platform suspended, by themselves or with their company: why, and how to object. */
export const accountSuspended = mailTemplate({
  // `companyName` is empty where it is their own account alone.
  values: ['firstName', 'companyName', 'reason', 'contactLink'],
  optOut: null,
  budget: null,
  subject: ({ companyName }) =>
    companyName === '' ? t('Your account is suspended') : t('{companyName} is suspended', { companyName }),
  blocks: ({ firstName, companyName, reason, contactLink }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      companyName === ''
        ? t(
            'we have suspended your account, as our terms allow. You are signed out, and no company finds you. This is why:',
          )
        : t(
            'we have suspended {companyName}, as our terms allow, and with it the accounts of its people. You are signed out. This is why:',
            { companyName },
          ),
    ),
    quote(reason),
    paragraph(
      t(
        'A person decided this. If you think that it is a mistake, answer this mail or write to us, and say why: we look at it again and tell you what we decide.',
      ),
    ),
    action(t('Write to us'), contactLink),
  ],
});
