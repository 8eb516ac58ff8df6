import { action, facts, paragraph, quote } from '../blocks.js';
import { mailTemplate } from '../template.js';

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
  draft: ({ firstName, companyName, verified, domain, roleName, pay, setup, places, text, lastDay, url }) => ({
    subject: `${companyName} would like to talk to you`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`${companyName} sent you a connection request.`),
      ...(verified === '' ? [paragraph(`${companyName} is not verified yet: we have not checked who it is.`)] : []),
      ...(domain === '' ? [] : [paragraph(`Its people have addresses at ${domain}: they proved it.`)]),
      facts(['Role', roleName], ['Pay', pay], ['Work setup', setup], ['Where', places]),
      ...(text === '' ? [] : [quote(text)]),
      paragraph(
        'They do not know who you are. Your name, email, picture and profile link are shown to them only if you accept.',
      ),
      action('Read the request', url),
      paragraph(`It is open until ${lastDay}. Declining costs you nothing, and them neither.`),
    ],
  }),
});
