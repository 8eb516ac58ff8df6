import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the recruiter: no contact came about. Holds nothing of the talent but what the company sees before acceptance. */
export const requestClosed = mailTemplate({
  values: ['firstName', 'roleName', 'outcome', 'url'],
  optOut: 'requestAnswers',
  budget: 'answer',
  draft: ({ firstName, roleName, outcome, url }) => ({
    subject: `Your request for ${roleName} ${outcome}`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`your request to a talent for ${roleName} ${outcome}. What it had reserved is yours again.`),
      action('See other matches', url),
    ],
  }),
});
