import { t } from '@vela/language';
import { daysLater } from '@vela/market/days';
import { JOIN_REQUEST_KEPT_DAYS } from '@vela/market/retention';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

export const companyJoin = mailTemplate({
  values: ['firstName', 'companyName', 'askerName', 'askerEmail', 'link'],
  optOut: null,
  budget: 'join',
  over: (_, leftAt) => daysLater(leftAt, JOIN_REQUEST_KEPT_DAYS),
  subject: ({ companyName, askerName }) => t('{askerName} asks to join {companyName}', { askerName, companyName }),
  blocks: ({ firstName, companyName, askerName, askerEmail, link }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t(
        '{askerName} ({askerEmail}) gave the organization number of {companyName} and asks to recruit with you. Let them join, or decline, on the company profile.',
        { askerName, askerEmail, companyName },
      ),
    ),
    action(t('Answer them'), link),
  ],
});
