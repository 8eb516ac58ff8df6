import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** Double opt-in: nobody gets the newsletter because somebody else typed their address. */
export const confirmNewsletter = mailTemplate({
  values: ['firstName', 'confirmUrl'],
  optOut: null,
  budget: 'newsletter',
  draft: ({ firstName, confirmUrl }) => ({
    subject: 'Please confirm your subscription',
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(
        'somebody, probably you, asked for the Vela newsletter with this address. It starts once you confirm it.',
      ),
      action('Confirm subscription', confirmUrl),
      paragraph('The link works for a week. If it was not you, do nothing: without it no newsletter is sent.'),
    ],
  }),
});
