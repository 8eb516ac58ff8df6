import { t } from '@vela/language';
import { requestExpiresAt } from '@vela/market/requests';
import { action, facts, paragraph, quote } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the talent: a company asks. */
export const requestReceived = mailTemplate({
  values: [
    'firstName',
    'companyName',
    'verified',
    'domain',
    'roleName',
    'pay',
    'setup',
    'places',
    'text',
    'lastDay',
    'url',
  ],
  optOut: 'requests',
  budget: 'request',
  over: (_, leftAt) => requestExpiresAt(leftAt),
  subject: ({ companyName }) => t('{companyName} would like to talk to you', { companyName }),
  blocks: ({ firstName, companyName, verified, domain, roleName, pay, setup, places, text, lastDay, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(t('{companyName} sent you a connection request.', { companyName })),
    ...(verified === ''
      ? [paragraph(t('{companyName} is not verified yet: we have not checked who it is.', { companyName }))]
      : []),
    ...(domain === '' ? [] : [paragraph(t('Its people have addresses at {domain}: they proved it.', { domain }))]),
    facts([t('Role'), roleName], [t('Pay'), pay], [t('Work setup'), setup], [t('Where'), places]),
    ...(text === '' ? [] : [quote(text)]),
    paragraph(
      t(
        'They do not know who you are. Your name, email, picture and profile link are shown to them only if you accept.',
      ),
    ),
    action(t('Read the request'), url),
    paragraph(t('It is open until {lastDay}. Declining costs you nothing, and them neither.', { lastDay })),
  ],
});
