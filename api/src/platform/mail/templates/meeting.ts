import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { meetingTimeInWords, startOfMeeting } from '../writing/meant.js';
import { mailTemplate } from '../writing/template.js';

/** To both: a time was agreed on; the calendar file is attached. It takes both of them, so neither fills an inbox with it. */
export const meetingSet = mailTemplate({
  values: ['firstName', 'otherName', 'roleName', 'when', 'place', 'url'],
  optOut: null,
  budget: null,
  over: ({ when }) => startOfMeeting(when),
  subject: ({ otherName, when }) => t('You meet {otherName}: {when}', { otherName, when: meetingTimeInWords(when) }),
  blocks: ({ firstName, otherName, roleName, when, place, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t('You and {otherName} have agreed on a time to talk about {roleName}. A file for your calendar is attached.', {
        otherName,
        roleName,
      }),
    ),
    facts([t('When'), meetingTimeInWords(when)], [t('Where'), place]),
    action(t('Open the conversation'), url),
  ],
});

/** To whoever proposed times: none of them was taken, and it is their turn. */
export const timesDeclined = mailTemplate({
  values: ['firstName', 'otherName', 'roleName', 'url'],
  optOut: null,
  isNews: true,
  budget: 'answer',
  subject: ({ otherName }) => t('{otherName} cannot meet at the times you proposed', { otherName }),
  blocks: ({ firstName, otherName, roleName, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t('{otherName} cannot meet about {roleName} at the times you proposed. You can propose others.', {
        otherName,
        roleName,
      }),
    ),
    action(t('Open the conversation'), url),
  ],
});

/** To both: what was agreed on is off; the file takes it out of the calendar. No more of them come than times were agreed on. */
export const meetingOff = mailTemplate({
  values: ['firstName', 'otherName', 'roleName', 'when', 'url'],
  optOut: null,
  budget: null,
  over: ({ when }) => startOfMeeting(when),
  evenSuspended: true,
  subject: ({ otherName }) => t('Cancelled: your meeting with {otherName}', { otherName }),
  blocks: ({ firstName, otherName, roleName, when, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t(
        'Your meeting with {otherName} about {roleName}, {when}, does not take place then. The attached file takes it out of your calendar.',
        { otherName, roleName, when: meetingTimeInWords(when) },
      ),
    ),
    action(t('Open the conversation'), url),
  ],
});
