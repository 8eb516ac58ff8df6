import { t } from '@vela/language';
import { DOMAIN_CODE_MINUTES, domainCodeEndsAt } from '@vela/market/companies';
import { facts, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To an address that somebody says is at their company. */
export const domainCode = mailTemplate({
  values: ['inviterName', 'companyName', 'code'],
  optOut: null,
  budget: 'proof',
  over: (_, leftAt) => domainCodeEndsAt(leftAt),
  subject: () => t('Your code for Vela'),
  blocks: ({ inviterName, companyName, code }) => [
    paragraph(t('Hello,')),
    paragraph(
      t('{inviterName} wants to prove on Vela that {companyName} has the domain of this address.', {
        inviterName,
        companyName,
      }),
    ),
    facts([t('Code'), code]),
    paragraph(
      t(
        'It works for {most, plural, one {# minute} other {# minutes}}. If you do not know what this is about, give the code to nobody; nothing happens then.',
        { most: DOMAIN_CODE_MINUTES },
      ),
    ),
  ],
});
