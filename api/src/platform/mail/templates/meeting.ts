import { action, facts, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** To both: a time was agreed on; the calendar file is attached. */
export const meetingSet = mailTemplate({
  values: ['firstName', 'otherName', 'roleName', 'when', 'place', 'url'],
  optOut: null,
  budget: 'message',
  draft: ({ firstName, otherName, roleName, when, place, url }) => ({
    subject: `You meet ${otherName}: ${when}`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(
        `You and ${otherName} have agreed on a time to talk about ${roleName}. A file for your calendar is attached.`,
      ),
      facts(['When', when], ['Where', place]),
      action('Open the conversation', url),
    ],
  }),
});

/** To both: what was agreed on is off; the file takes it out of the calendar. */
export const meetingOff = mailTemplate({
  values: ['firstName', 'otherName', 'roleName', 'when', 'url'],
  optOut: null,
  budget: 'message',
  draft: ({ firstName, otherName, roleName, when, url }) => ({
    subject: `Off: your meeting with ${otherName}`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(
        `Your meeting with ${otherName} about ${roleName}, ${when}, does not take place then. The attached file takes it out of your calendar.`,
      ),
      action('Open the conversation', url),
    ],
  }),
});
