import { BASE_FREE_PROFILES, HIRES_UNTIL_FREE, LAUNCH_OFFER_PROFILES, REQUEST_OPEN_DAYS } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import { TextLink } from '@vela/design-system/link';
import { PageTitle } from '@vela/router';
import { MailLink } from '../features/editorial/components/mail-link.js';
import { PageIntro } from '../features/editorial/components/page-intro.js';
import { Questions } from '../features/editorial/components/questions.js';
import { Section } from '../features/editorial/components/section.js';
import { launchOfferEndText, tokenPriceText } from '../features/prices/price-words.js';

const TALENT = [
  { question: 'Who sees my name?', answer: <p>You, and each company whose request you accepted. Nobody else, and nobody before.</p> },
  {
    question: 'Why do I sign in with LinkedIn?',
    answer: <p>It tells us your name and address once, so that a company that you accepted meets a real person. We cannot post there and do not see your contacts.</p>,
  },
  {
    question: 'How do I get better matches?',
    answer: <p>Fill in what is blank: what you leave out counts as half. Your dashboard says which part would help most.</p>,
  },
  {
    question: 'What if I do not answer?',
    answer: <p>After {REQUEST_OPEN_DAYS} days the request expires. The company learns no more than that.</p>,
  },
];

const COMPANIES = [
  {
    question: 'What is free?',
    answer: <p>{BASE_FREE_PROFILES} profiles for every company, and {LAUNCH_OFFER_PROFILES} more from the launch offer until {launchOfferEndText}. Searching and reading matches is free, always.</p>,
  },
  {
    question: 'What is a token?',
    answer: <p>The price of an accepted request, {tokenPriceText} plus VAT. How many a profile costs depends on the years of experience; <TextLink to={PATHS.forEmployers}>the table</TextLink> has them all.</p>,
  },
  {
    question: 'What if the talent declines?',
    answer: <p>What was held back is free again, in full. You can write to somebody else at once.</p>,
  },
  {
    question: `What happens after ${HIRES_UNTIL_FREE} hires?`,
    answer: <p>Connecting needs no tokens any more. The fee for a hire stays.</p>,
  },
  {
    question: 'Can colleagues join?',
    answer: <p>Yes. Invite them by mail from your company’s page; who signs up through that link works in the same company, with the same balance.</p>,
  },
];

const SCORE = [
  {
    question: 'Is this artificial intelligence?',
    answer: <p>No. It is a fixed rule with seven parts, and it shows its working. <TextLink to={PATHS.howItWorks}>Here it is</TextLink>.</p>,
  },
  { question: 'Can I pay to be ranked higher?', answer: <p>No. Nobody can.</p> },
];

export function Page() {
  return (
    <>
      <PageTitle>Questions and answers</PageTitle>
      <PageIntro title="Questions and answers" lead="If yours is missing, write to us." actions={<MailLink />} />
      <Section title="Talent"><Questions questions={TALENT} /></Section>
      <Section title="Companies"><Questions questions={COMPANIES} /></Section>
      <Section title="The score"><Questions questions={SCORE} /></Section>
    </>
  );
}
