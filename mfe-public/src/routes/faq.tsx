import type { PageHead } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { sekText } from '@vela/formats';
import { inContext, percentText, t } from '@vela/language';
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

const ofTalent = (): readonly Question[] => [
  {
    question: t('What does it cost me?'),
    answer: t('Nothing, from the first profile to the signed contract. Companies pay.'),
  },
  {
    question: t('Is Vela for women only?'),
    answer: t('No. It is made for female leaders and for tech talent, and it is open to everyone.'),
  },
  {
    question: t('Who sees my name?'),
    answer: t('You, and each company whose request you accepted. No other company, and none before.'),
  },
  {
    question: t('Why do I sign in with LinkedIn?'),
    answer: t(
      'It tells us your name, email address and picture, so that a company that you accepted meets a real person. We cannot post there and do not see your contacts.',
    ),
  },
  {
    question: t('Can I hide from one company?'),
    answer: t(
      'Yes. Block it in your privacy centre: it no longer finds you, and a request of its that is still open is declined. What a company learned before, because you accepted it, it keeps.',
    ),
  },
  {
    question: t('Can I pause?'),
    answer: t('Yes. Switch off “Open to contact” and your profile appears in no list until you switch it on again.'),
  },
  {
    question: t('What if a request is almost right?'),
    answer: t(
      'Answer “yes, if”: name one change, in pay, setup or percentage. The company can accept it or not, and your name stays hidden meanwhile.',
    ),
  },
  {
    question: t('What if I do not answer?'),
    answer: t(
      'We remind you once, and the company may, once. After {days, plural, one {# day} other {# days}} the request expires, and the company learns no more than that.',
      {
        days: REQUEST_OPEN_DAYS,
      },
    ),
  },
  {
    question: t('How do I get better matches?'),
    answer: t(
      'Fill in what is blank: what you leave out earns nothing. Your dashboard says which part would help most.',
    ),
  },
  {
    question: t('Is there a bonus when I am hired?'),
    answer: t('There can be. Vela sets the amount when it confirms the hire, and tells you then.'),
  },
  {
    question: t('How do I leave?'),
    answer: t(
      'In your privacy centre: take your data with you, then delete the account. It works at once and cannot be undone. An account that nobody signed in to for {years, plural, one {# year} other {# years}} is deleted too, after a mail that says so.',
      { years: ACCOUNT_KEPT_DAYS / 365 },
    ),
  },
];

const ofCompanies = (): readonly Question[] => [
  {
    question: t('What is free?'),
    answer: t(
      '{base, plural, one {# profile} other {# profiles}} for every company, for good, and {launch, number} more to use while the launch offer runs. They are given once to a person and to a company. Posting roles, searching and reading matches is free, always.',
      { base: BASE_FREE_PROFILES, launch: LAUNCH_OFFER_PROFILES },
    ),
  },
  {
    question: t('What is a token?'),
    answer: t(
      'The price of an accepted request, {price} plus VAT. How many a profile costs depends on the years of experience; a graduate’s costs none.',
      { price: tokenPriceText() },
    ),
    more: { label: t('The table has them all'), to: PATHS.forEmployers },
  },
  {
    question: t('When is something spent?'),
    answer: t(
      'When the talent accepts. A request reserves a free profile first, and tokens when there is none; declined, withdrawn or expired, it gives back what it reserved, in full; a profile of the launch offer only while the offer runs.',
    ),
  },
  {
    question: t('What does a hire cost?'),
    answer: t(
      'A fee by the talent’s years of experience, from {least} to {most}, plus VAT. Tell us within {notice, plural, one {# business day} other {# business days}} of the signature; the invoice is due in {due, plural, one {# calendar day} other {# calendar days}}.',
      {
        least: sekText(Math.min(...FEES_SEK)),
        most: sekText(Math.max(...FEES_SEK)),
        notice: HIRE_NOTICE_BUSINESS_DAYS,
        due: INVOICE_DUE_DAYS,
      },
    ),
    more: { label: t('The table has every fee'), to: PATHS.forEmployers },
  },
  {
    question: t('How do I pay?'),
    answer: t(
      'Tokens by card, with a receipt at once. Fees by invoice, which comes by mail and stands in your account.',
    ),
  },
  {
    question: t('How is VAT charged?'),
    answer: t(
      '{percent} for companies in Sweden. A company in another EU country with a VAT number accounts for it itself (reverse charge); without one it pays the Swedish {percent}. Outside the EU there is none. You see net, VAT and total before you pay.',
      { percent: percentText(VAT_PERCENT_SWEDEN) },
    ),
  },
  {
    question: t('What happens after {hires, plural, one {# hire} other {# hires}}?', { hires: HIRES_UNTIL_FREE }),
    answer: t('Connecting needs no tokens any more. The fee for a hire stays.'),
  },
  {
    question: t('What if somebody leaves during probation?'),
    answer: t('Part of the fee comes back: {refunds}.', { refunds: refundsText() }),
    more: { label: t('The terms say it in full'), to: PATHS.terms },
  },
  {
    question: t('Can colleagues join?'),
    answer: t(
      'Yes. Invite them by mail from your company’s page; who signs up through that link works in the same company, with the same balance.',
    ),
  },
];

const aboutScore = (): readonly Question[] => [
  {
    question: t('Is this artificial intelligence?'),
    answer: t('No. It is a fixed rule with seven parts, and it shows its working.'),
    more: { label: t('Here it is'), to: PATHS.howItWorks },
  },
  {
    question: t('What does the score not look at?'),
    answer: t(
      'Name, picture, age, gender, and what you write about yourself. It reads skills, role, years, pay, place, employment and availability.',
    ),
  },
  { question: t('Can I pay to be ranked higher?'), answer: t('No. Nobody can.') },
];

export const head = (): Promise<PageHead> =>
  Promise.resolve({
    description: t(
      'Who sees your name, what is free, when something is spent, how to pause, block and leave: short answers about Vela.',
    ),
    structuredData: [faqPage([...ofTalent(), ...ofCompanies(), ...aboutScore()])],
  });

export function Page() {
  return (
    <>
      <PageTitle>{t('Questions and answers')}</PageTitle>
      <PageIntro
        title={t('Questions and answers')}
        lead={t('Short answers about names, money and the score. If yours is missing, write to us.')}
        actions={
          <ButtonLink to={PATHS.contact} variant="quiet">
            {t('Write to us')}
          </ButtonLink>
        }
      />
      <Section title={inContext('many', 'Talent')}>
        <Questions questions={ofTalent()} />
      </Section>
      <Section title={t('Companies')}>
        <Questions questions={ofCompanies()} />
      </Section>
      <Section title={t('The score')}>
        <Questions questions={aboutScore()} />
      </Section>
    </>
  );
}
