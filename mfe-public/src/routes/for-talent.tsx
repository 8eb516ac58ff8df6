import type { PageHead } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { t, texts } from '@vela/language';
import { REQUEST_OPEN_DAYS } from '@vela/market/requests';
import { PageTitle } from '@vela/router';
import { PageIntro } from '../features/editorial/components/page-intro.js';
import { Points } from '../features/editorial/components/points.js';
import { Questions } from '../features/editorial/components/questions.js';
import { Section } from '../features/editorial/components/section.js';
import { Letter } from '../features/editorial/drawings/letter.js';

const GAINS = texts([
  {
    title: 'You are read before you are seen',
    text: 'Companies see your skills, wishes, pay and place, and two initials. Your name, picture and email address appear when you say yes, to that company alone.',
  },
  {
    title: 'Requests that say something',
    text: 'Each one names the role, the pay, the place and why it fits you, in the same words that the company reads.',
  },
  {
    title: 'Your pay comes first',
    text: 'You name your range once. A role that offers less is told so before anybody writes to you.',
  },
]);

const steps = () => [
  {
    title: t('Sign in with LinkedIn'),
    text: t('LinkedIn gives us your name, email address and picture. No company sees them before you say yes.'),
  },
  {
    title: t('Say what you want'),
    text: t('Roles and their order, skills in half stars, pay, setup, places, and when you can start.'),
  },
  {
    title: t('Answer when it suits you'),
    text: t('A request stays open for {days, plural, one {# day} other {# days}}. Yes and no weigh the same.', {
      days: REQUEST_OPEN_DAYS,
    }),
  },
];

const QUESTIONS = texts([
  {
    question: 'What does it cost?',
    answer: 'Nothing. Companies pay: for profiles that said yes, and for a hire.',
  },
  {
    question: 'Can my employer find me?',
    answer:
      'A company sees initials, skills and wishes, never a name. Block your employer in your privacy centre and it does not see even these. Or pause: your profile then appears in no list.',
  },
  {
    question: 'What if I say no?',
    answer:
      'The company learns that the request was declined, and nothing more. You need no reason; one that you give stays with Vela.',
  },
  {
    question: 'What if it is almost right?',
    answer:
      'Answer “yes, if”: ask once for one change, in pay, setup or percentage. The company sees the wish and not who you are.',
  },
  {
    question: 'Is there a bonus when I am hired?',
    answer:
      'There can be. Vela sets the amount when it confirms the hire, and tells you then. Until that day there is no figure that we could promise.',
  },
]);

export const head: PageHead = texts({
  description:
    'Free for talent. Companies see skills, wishes and two initials; your name, picture and email address appear when you say yes.',
});

export function Page() {
  return (
    <>
      <PageTitle>{t('For talent')}</PageTitle>
      <PageIntro
        eyebrow={t('For talent')}
        title={t('Let your skills go first')}
        lead={t('Leaders and tech talent are found here for what they can do. Who they are is theirs to tell.')}
        actions={<ButtonLink to={PATHS.jobSeekerSignup1}>{t('Create your profile')}</ButtonLink>}
        drawing={<Letter />}
      />
      <Section tone="surface" title={t('What you get')}>
        <Points points={GAINS} />
      </Section>
      <Section title={t('What it takes')}>
        <Points points={steps()} ordered />
      </Section>
      <Section tone="surface" title={t('Before you ask')}>
        <Questions questions={QUESTIONS} />
      </Section>
    </>
  );
}
