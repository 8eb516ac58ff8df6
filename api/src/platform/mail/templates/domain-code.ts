import { DOMAIN_CODE_MINUTES } from '@vela/market/companies';
import { facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To an address that somebody says is at their company. */
export const domainCode = mailTemplate({
  values: ['inviterName', 'companyName', 'code'],
  optOut: null,
  budget: 'proof',
  draft: ({ inviterName, companyName, code }) => ({
    subject: 'Your code for Vela',
    blocks: [
      paragraph('Hello,'),
      paragraph(`${inviterName} wants to prove on Vela that ${companyName} has the domain of this address.`),
      facts(['Code', code]),
      paragraph(
        `It works for ${DOMAIN_CODE_MINUTES} minutes. If you do not know what this is about, give the code to nobody; nothing happens then.`,
      ),
    ],
  }),
});
