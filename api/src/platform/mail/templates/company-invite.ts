import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

export const companyInvite = mailTemplate({
  values: ['companyName', 'link', 'validDays'],
  optOut: null,
  draft: ({ companyName, link, validDays }) => ({
    subject: `${companyName} invites you to Vela`,
    blocks: [
      paragraph('Hello,'),
      paragraph(
        `a colleague at ${companyName} invites you to recruit with them on Vela. You will share the company’s roles, requests and tokens.`,
      ),
      action('Join your company', link),
      paragraph(
        `The link is for you alone and works for ${validDays} days. If you do not know ${companyName}, you can ignore this mail.`,
      ),
    ],
  }),
});
