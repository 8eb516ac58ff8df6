import { action, paragraph } from '../blocks.js';
import { mailTemplate } from '../template.js';

/** What a mail about a decision of the platform on a company says beside the decision. */
interface Words {
  /** Leads to the outcome. */
  readonly about: (companyName: string) => string;
  /** On the button. */
  readonly label: string;
}

/** A mail to a company's owner: what the platform decided, why, and where to go on. */
const companyDecision = ({ about, label }: Words) =>
  mailTemplate({
    values: ['firstName', 'companyName', 'outcome', 'reason', 'link'],
    optOut: null,
    budget: null,
    draft: ({ firstName, companyName, outcome, reason, link }) => ({
      subject: `${companyName}: ${outcome}`,
      blocks: [
        paragraph(`Hello ${firstName},`),
        paragraph(`${about(companyName)}: ${outcome}.`),
        paragraph(reason),
        action(label, link),
      ],
    }),
  });

export const companyPage = companyDecision({
  about: (companyName) => `this is about how talent sees ${companyName}`,
  label: 'Open your page',
});

export const companyVerification = companyDecision({
  about: (companyName) => `we looked at the details of ${companyName}`,
  label: 'Company profile',
});
