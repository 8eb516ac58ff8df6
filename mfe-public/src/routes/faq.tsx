import type { PageHead } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { sekText } from '@vela/formats';
import { t } from '@vela/language';
import { HIRE_NOTICE_BUSINESS_DAYS, INVOICE_DUE_DAYS } from '@vela/market/fees';
import { LAUNCH_OFFER_PROFILES } from '@vela/market/offers';
import { BASE_FREE_PROFILES, HIRES_UNTIL_FREE, SENIORITY_BANDS } from '@vela/market/prices';
import { REQUEST_OPEN_DAYS } from '@vela/market/requests';
import { ACCOUNT_KEPT_DAYS } from '@vela/market/retention';
import { VAT_PERCENT_SWEDEN } from '@vela/market/vat';
import { PageTitle } from '@vela/router';
import { PageIntro } from '../features/editorial/components/page-intro.js';
import { type Question, Questions } from '../features/editorial/components/questions.js';
import { Section } from '../features/editorial/components/section.js';
import { faqPage } from '../features/editorial/structured-data.js';
import { refundsText, tokenPriceText } from '../features/prices/texts.js';

const FEES_SEK = SENIORITY_BANDS.map(({ feeSek }) => feeSek);

const TALENT: readonly Question[] = [
  {
    question: 'What does it cost me?',
    answer: 'Nothing, from the first profile to the signed contract. Companies pay.',
  },
  {
    question: 'Is Vela for women only?',
    answer: 'No. It is made for female leaders and for tech talent, and it is open to everyone.',
  },
  {
    question: 'Who sees my name?',
    answer: 'You, and each company whose request you accepted. No other company, and none before.',
  },
  {
    question: 'Why do I sign in with LinkedIn?',
    answer:
      'It tells us your name, email address and picture, so that a company that you accepted meets a real person. We cannot post there and do not see your contacts.',
  },
  {
    question: 'Can I hide from one company?',
    answer:
      'Yes. Block it in your privacy centre: it no longer finds you, and a request of its that is still open is declined. What a company learned before, because you accepted it, it keeps.',
  },
  {
    question: 'Can I pause?',
    answer: 'Yes. Switch off “available for contact” and your profile appears in no list until you switch it on again.',
  },
  {
    question: 'What if a request is almost right?',
    answer:
      'Answer “yes, if”: name one change, in pay, setup or percentage. The company can accept it or not, and your name stays hidden meanwhile.',
  },
  {
    question: 'What if I do not answer?',
    answer: `We remind you once. After ${REQUEST_OPEN_DAYS} days the request expires, and the company learns no more than that.`,
  },
  {
    question: 'How do I get better matches?',
    answer: 'Fill in what is blank: what you leave out earns nothing. Your dashboard says which part would help most.',
  },
  {
    question: 'Is there a bonus when I am hired?',
    answer: 'There can be. Vela sets the amount when it confirms the hire, and tells you then.',
  },
  {
    question: 'How do I leave?',
    answer: `In your privacy centre: take your data with you, then delete the account. It works at once and cannot be undone. An account that nobody signed in to for ${ACCOUNT_KEPT_DAYS / 365} years is deleted too, after a mail that says so.`,
  },
];

const COMPANIES: readonly Question[] = [
  {
    question: 'What is free?',
    answer: `${BASE_FREE_PROFILES} profiles for every company, for good, and ${LAUNCH_OFFER_PROFILES} more to use while the launch offer runs. Posting roles, searching and reading matches is free, always.`,
  },
  {
    question: 'What is a token?',
    answer: `The price of an accepted request, ${tokenPriceText} plus VAT. How many a profile costs depends on the years of experience; a graduate’s costs none.`,
    more: { label: 'The table has them all', to: PATHS.forEmployers },
  },
  {
    question: 'When is something spent?',
    answer:
      'When the talent accepts. A request reserves a free profile first, and tokens when there is none; declined, withdrawn or expired, it gives back what it reserved, in full.',
  },
  {
    question: 'What does a hire cost?',
    answer: `A fee by the talent’s years of experience, from ${sekText(Math.min(...FEES_SEK))} to ${sekText(Math.max(...FEES_SEK))}, plus VAT. Tell us within ${HIRE_NOTICE_BUSINESS_DAYS} business days of the signature; the invoice is due in ${INVOICE_DUE_DAYS} calendar days.`,
    more: { label: 'The table has every fee', to: PATHS.forEmployers },
  },
  {
    question: 'How do I pay?',
    answer: 'Tokens by card, with a receipt at once. Fees by invoice, which comes by mail and stands in your account.',
  },
  {
    question: 'How is VAT charged?',
    answer: `${VAT_PERCENT_SWEDEN} % for companies in Sweden. A company in another EU country with a VAT number accounts for it itself (reverse charge); outside the EU there is none. You see net, VAT and total before you pay.`,
  },
  {
    question: `What happens after ${HIRES_UNTIL_FREE} hires?`,
    answer: 'Connecting needs no tokens any more. The fee for a hire stays.',
  },
  {
    question: 'What if somebody leaves during probation?',
    answer: `Part of the fee comes back: ${refundsText}.`,
    more: { label: 'The terms say it in full', to: PATHS.terms },
  },
  {
    question: 'Can colleagues join?',
    answer:
      'Yes. Invite them by mail from your company’s page; who signs up through that link works in the same company, with the same balance.',
  },
];

const SCORE: readonly Question[] = [
  {
    question: 'Is this artificial intelligence?',
    answer: 'No. It is a fixed rule with seven parts, and it shows its working.',
    more: { label: 'Here it is', to: PATHS.howItWorks },
  },
  {
    question: 'What does the score not look at?',
    answer:
      'Name, picture, age, gender, and what you write about yourself. It reads skills, role, years, pay, place, employment and availability.',
  },
  { question: 'Can I pay to be ranked higher?', answer: 'No. Nobody can.' },
];

export const head: PageHead = {
  description:
    'Who sees your name, what is free, when something is spent, how to pause, block and leave: short answers about Vela.',
  structuredData: [faqPage([...TALENT, ...COMPANIES, ...SCORE])],
};

export function Page() {
  return (
    <>
      <PageTitle>{t('Questions and answers')}</PageTitle>
      <PageIntro
        title={t('Questions and answers')}
        lead="Short answers about names, money and the score. If yours is missing, write to us."
        actions={
          <ButtonLink to={PATHS.contact} variant="quiet">
            {t('Write to us')}
          </ButtonLink>
        }
      />
      <Section title={t('Talent')}>
        <Questions questions={TALENT} />
      </Section>
      <Section title={t('Companies')}>
        <Questions questions={COMPANIES} />
      </Section>
      <Section title={t('The score')}>
        <Questions questions={SCORE} />
      </Section>
    </>
  );
}
