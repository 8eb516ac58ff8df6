import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To both sides: a hire was confirmed in error and is undone. */
export const hireUndone = mailTemplate({
  values: ['firstName', 'otherName', 'roleName', 'reason', 'url'],
  optOut: null,
  budget: null,
  draft: ({ firstName, otherName, roleName, reason, url }) => ({
    subject: `A hire is undone: ${roleName}`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(
        `we confirmed the hire between you and ${otherName} in error and have undone it. What was invoiced for it is credited.`,
      ),
      facts(['Role', roleName], ['Why', reason]),
      action('Open it', url),
    ],
  }),
});
