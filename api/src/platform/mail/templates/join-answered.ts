import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To somebody who asked to join a company. */
export const joinAnswered = mailTemplate({
  values: ['firstName', 'companyName', 'accepted', 'link'],
  optOut: null,
  budget: 'answer',
  draft: ({ firstName, companyName, accepted, link }) => ({
    subject: accepted === '' ? `${companyName} did not let you join` : `You belong to ${companyName} on Vela`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(
        accepted === ''
          ? `the owner of ${companyName} declined your question to join. If you think that this is a mistake, talk to them, or write to us.`
          : `the owner of ${companyName} let you join. You recruit together from now on.`,
      ),
      action(accepted === '' ? 'Open Vela' : 'Go to your dashboard', link),
    ],
  }),
});
