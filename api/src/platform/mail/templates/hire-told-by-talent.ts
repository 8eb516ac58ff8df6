import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To the company: the talent has told us of a signed agreement before the company did. */
export const hireToldByTalent = mailTemplate({
  values: ['firstName', 'talentName', 'roleName', 'signedOn', 'startsOn', 'url'],
  optOut: null,
  budget: 'hire',
  draft: ({ firstName, talentName, roleName, signedOn, startsOn, url }) => ({
    subject: `${talentName} says that you have signed`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`${talentName} has told us of a signed agreement. Please report it too, as the terms ask for.`),
      facts(['Role', roleName], ['Signed on', signedOn], ['First day', startsOn]),
      action('Report the hire', url),
    ],
  }),
});
