import type { PageHead } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { TextLink } from '@vela/design-system/link';
import { Text } from '@vela/design-system/typography';
import { t, texts } from '@vela/language';
import { Trans } from '@vela/language/react';
import { HIRE_NOTICE_BUSINESS_DAYS, INVOICE_DUE_DAYS } from '@vela/market/fees';
import { LAUNCH_OFFER_PROFILES } from '@vela/market/offers';
import { BASE_FREE_PROFILES, HIRES_UNTIL_FREE } from '@vela/market/prices';
import { UNVERIFIED_REQUESTS_MAX } from '@vela/market/requests';
import { PageTitle } from '@vela/router';
import { SeniorityTable } from '@vela/slice-parts/prices';
import { PageIntro } from '../features/editorial/components/page-intro.js';
import { Points } from '../features/editorial/components/points.js';
import { Section } from '../features/editorial/components/section.js';
import { RankedList } from '../features/editorial/drawings/ranked-list.js';
import { refundsText, tokenPriceText } from '../features/prices/texts.js';

const GAINS = texts([
  {
    title: 'A ranked list in minutes',
    text: 'Category, role, skills, pay, place: three steps, and every profile of the category is ranked for you.',
  },
  {
    title: 'Reasons, not a black box',
    text: 'Each score says what fits, what is missing, and what would change it: a higher offer, a later start, one skill less.',
  },
  {
    title: 'Decisions without the name',
    text: 'You choose by skills and wishes. Names come after the talent said yes, when they can no longer get in the way.',
  },
  {
    title: 'Search before you post',
    text: 'Look through all active profiles with the same filters, without a role, and save a search: a mail tells you who is new.',
  },
  {
    title: '“Yes, if”',
    text: 'Talent may ask for one change in pay, setup or percentage. You see the wish, decide, and nothing is spent meanwhile.',
  },
  {
    title: 'From a yes to a contract',
    text: 'Keep stage and notes of each talk with your colleagues, and tell us of the hire where you stand.',
  },
]);

const terms = () => [
  {
    title: t('To start'),
    text: t(
      'Every company has {base, plural, one {# free profile} other {# free profiles}} that never expire, and {launch, number} more to use while the launch offer runs. They are given once to a person and to a company.',
      { base: BASE_FREE_PROFILES, launch: LAUNCH_OFFER_PROFILES },
    ),
  },
  {
    title: t('A request'),
    text: t(
      'Reserves a free profile or tokens, at {price} a token. They are used only if the talent accepts. A company that we have not verified yet sends {most, plural, one {# request} other {# requests}} at most.',
      { price: tokenPriceText(), most: UNVERIFIED_REQUESTS_MAX },
    ),
  },
  {
    title: t('A hire'),
    text: t(
      'Tell us within {notice, plural, one {# business day} other {# business days}} of the signature. The invoice is due in {due, plural, one {# day} other {# days}}.',
      {
        notice: HIRE_NOTICE_BUSINESS_DAYS,
        due: INVOICE_DUE_DAYS,
      },
    ),
  },
  {
    title: t('A contract that ends'),
    text: t('If it ends within probation, part of the fee comes back: {refunds}.', { refunds: refundsText() }),
  },
  {
    title: t('The third hire'),
    text: t(
      'After {hires, plural, one {# person} other {# people}} hired through Vela, connecting needs no tokens any more.',
      {
        hires: HIRES_UNTIL_FREE,
      },
    ),
  },
];

export const head: PageHead = texts({
  description:
    'Post a role in three steps, read why each person fits, and pay when talent says yes. Token prices, fees and refunds by years of experience.',
});

export function Page() {
  return (
    <>
      <PageTitle>{t('For employers')}</PageTitle>
      <PageIntro
        eyebrow={t('For employers')}
        title={t('Hire for what people can do')}
        lead={t('Post a role, read why each person fits, and write to the ones you mean.')}
        actions={<ButtonLink to={PATHS.talentSeekerSignupForm}>{t('Post your first role')}</ButtonLink>}
        drawing={<RankedList />}
      />
      <Section tone="surface" title={t('What you get')}>
        <Points points={GAINS} />
      </Section>
      <Section title={t('What it costs')} text={t('By years of experience, the same for everyone.')}>
        <SeniorityTable />
        <Points points={terms()} />
        <Text tone="muted">
          <Trans message="The <terms>terms</terms> say it in full." parts={{ terms: <TextLink to={PATHS.terms} /> }} />
        </Text>
      </Section>
    </>
  );
}
