import { t } from '@vela/language';
import { action, facts, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the recruiter: the talent says "yes, if". Holds terms and nothing of who asks. */
export const requestCountered = mailTemplate({
  values: ['firstName', 'roleName', 'wish', 'offered', 'lastDay', 'url'],
  optOut: 'requestAnswers',
  budget: 'answer',
  subject: ({ roleName }) => t('A talent would say yes for {roleName}, if one thing changed', { roleName }),
  blocks: ({ firstName, roleName, wish, offered, lastDay, url }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(t('a talent you asked for {roleName} would say yes under one condition.', { roleName })),
    facts([t('They ask for'), wish], [t('You offer'), offered]),
    paragraph(
      t('You may change the request or keep it as it is. Your open role stays as it is, and nothing more is reserved.'),
    ),
    action(t('Answer the talent'), url),
    paragraph(t('The request is open until {lastDay}.', { lastDay })),
  ],
});
