import { t } from '@vela/language';
import { action, facts, paragraph, quote } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the recruiter who reported the hire: its contract ended on a day that gives nothing back. */
export const hireEnded = mailTemplate({
  values: ['firstName', 'talentName', 'roleName', 'endedOn', 'url'],
  optOut: null,
  budget: null,
  subject: ({ talentName }) => t('The end of the contract with {talentName} is confirmed', { talentName }),
  blocks: ({ firstName, talentName, roleName, endedOn, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t(
        'the end of the contract is confirmed. It lies where nothing of the fee is given back; the hire goes on counting for your company.',
      ),
    ),
    facts([t('Hired'), talentName], [t('Role'), roleName], [t('Ended on'), endedOn]),
    action(t('Open the hire'), url),
  ],
});

/** To the recruiter who reported the hire: the platform could not confirm that its contract ended. */
export const hireEndDismissed = mailTemplate({
  values: ['firstName', 'talentName', 'roleName', 'endedOn', 'reason', 'url'],
  optOut: null,
  budget: null,
  subject: ({ talentName }) => t('We could not confirm the end of the contract with {talentName}', { talentName }),
  blocks: ({ firstName, roleName, endedOn, reason, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t('we could not confirm that the contract for {roleName} ended on {endedOn}. For us it goes on.', {
        roleName,
        endedOn,
      }),
    ),
    quote(reason),
    action(t('Open the hire'), url),
    paragraph(t('If it did end, report the end again with its day.')),
  ],
});
