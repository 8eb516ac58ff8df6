import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the recruiter: the talent says "yes, if". Holds terms and nothing of who asks. */
export const requestCountered = mailTemplate({
  values: ['firstName', 'roleName', 'wish', 'offered', 'lastDay', 'url'],
  optOut: 'requestAnswers',
  budget: 'answer',
  draft: ({ firstName, roleName, wish, offered, lastDay, url }) => ({
    subject: `A talent would say yes for ${roleName}, if one thing changed`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`a talent you asked for ${roleName} would say yes under one condition.`),
      facts(['They ask for', wish], ['You offer', offered]),
      paragraph(
        'You may change the request or keep it as it is. Your open role stays as it is, and nothing more is reserved.',
      ),
      action('Answer the talent', url),
      paragraph(`The request is open until ${lastDay}.`),
    ],
  }),
});
