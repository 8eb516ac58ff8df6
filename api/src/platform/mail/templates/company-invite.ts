import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To an address that a recruiter typed: the subject is always the same, so that nobody writes it for us. */
export const companyInvite = mailTemplate({
  values: ['inviterName', 'companyName', 'link', 'validDays'],
  optOut: null,
  budget: 'invitation',
  draft: ({ inviterName, companyName, link, validDays }) => ({
    subject: 'A colleague invites you to Vela',
    blocks: [
      paragraph('Hello,'),
      paragraph(
        `${inviterName} invites you to recruit with them for ${companyName} on Vela. You will share the company’s roles, requests and tokens.`,
      ),
      action('Join the company', link),
      paragraph(
        `The link works for ${validDays} days, for an account with this address alone. If you do not know ${inviterName} or ${companyName}, you can ignore this mail.`,
      ),
    ],
  }),
});
