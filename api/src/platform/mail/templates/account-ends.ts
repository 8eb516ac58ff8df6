import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To somebody who has not signed in for long: the account is about to be removed. */
export const accountEnds = mailTemplate({
  values: ['endsOn', 'link'],
  optOut: null,
  budget: null,
  draft: ({ endsOn, link }) => ({
    subject: `Your account ends on ${endsOn}`,
    blocks: [
      paragraph('Hello,'),
      paragraph(`you have not signed in for a long time. On ${endsOn} your account and what it holds are removed.`),
      paragraph('Sign in before then to keep it. If you no longer need it, you have nothing to do.'),
      action('Sign in', link),
    ],
  }),
});
