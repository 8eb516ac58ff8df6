import { t } from '@vela/language';
import { action, paragraph } from '../writing/blocks.js';
import { mailTemplate } from '../writing/template.js';

/** What a mail about a decision of the platform on a company says beside the decision. */
interface Words {
  /** Leads to the outcome. */
  readonly about: (companyName: string) => string;
  /** On the button. */
  readonly label: () => string;
}

/** @param outcome what was decided: `verified`, `declined`, `takenDown`, `shown` or `domainTakenAway` */
const outcomeText = (outcome: string): string =>
  t(
    '{outcome, select, verified {it is verified} declined {it could not be verified} takenDown {your page was taken down} shown {your page is shown again} domainTakenAway {a proven domain was taken away} other {{outcome}}}',
    { outcome },
  );

/** A mail to a company's owner: what the platform decided, why, and where to go on. */
const companyDecision = ({ about, label }: Words) =>
  mailTemplate({
    values: ['firstName', 'companyName', 'outcome', 'reason', 'link'],
    optOut: null,
    budget: null,
    subject: ({ companyName, outcome }) => `${companyName}: ${outcomeText(outcome)}`,
    blocks: ({ firstName, companyName, outcome, reason, link }) => [
      paragraph(t('Hello {firstName},', { firstName })),
      paragraph(`${about(companyName)}: ${outcomeText(outcome)}.`),
      paragraph(reason),
      action(label(), link),
    ],
  });

export const companyPage = companyDecision({
  about: (companyName) => t('this is about how talent sees {companyName}', { companyName }),
  label: () => t('Open your page'),
});

export const companyVerification = companyDecision({
  about: (companyName) => t('we looked at the details of {companyName}', { companyName }),
  label: () => t('Company profile'),
});
