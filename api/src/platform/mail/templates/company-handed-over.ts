import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** To the colleague to whom a company passes whose owner cannot act for it any more; why that is, is the owner's matter. */
export const companyHandedOver = mailTemplate({
  values: ['firstName', 'companyName', 'link'],
  optOut: null,
  budget: null,
  subject: ({ companyName }) => t('You are the owner of {companyName} on Vela now', { companyName }),
  blocks: ({ firstName, companyName, link }) => [
    paragraph(t('Hello {firstName},', { firstName })),
    paragraph(
      t(
        'the owner of {companyName} cannot act for it any more. You have been on Vela the longest of those who can, so you own it now: you decide who joins and who changes what stands on documents.',
        { companyName },
      ),
    ),
    action(t('See who belongs to it'), link),
    paragraph(t('If somebody else is to own it, make them the owner there.')),
  ],
});
