import styled from 'styled-components';
import type { PageHead } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { Cluster } from '@vela/design-system/layout';
import { space } from '@vela/design-system/theme';
import { t, texts } from '@vela/language';
import { REQUEST_OPEN_DAYS } from '@vela/market/requests';
import { PageTitle } from '@vela/router';
import { PlayableMatch } from '../features/demo-match/components/playable-match.js';
import { PageIntro } from '../features/editorial/components/page-intro.js';
import { Points } from '../features/editorial/components/points.js';
import { Section } from '../features/editorial/components/section.js';
import { Reasons } from '../features/editorial/drawings/reasons.js';
import { RankingNotes } from '../features/score/components/ranking-table.js';
import { ScoreTable } from '../features/score/components/score-table.js';

const Notes = styled.div`
  max-inline-size: 56rem;
  ul {
    display: grid;
    gap: ${space(8)};
    padding-inline-start: ${space(20)};
  }
`;

const Example = styled.div`
  max-inline-size: 40rem;
`;

const pathOfARequest = () => [
  {
    title: t('A role finds its people'),
    text: t(
      'The company describes the role in three steps. Profiles of the same category are ranked at once, by initials only.',
    ),
  },
  {
    title: t('A request is sent'),
    text: t(
      'It names the role, the pay and the reasons. A free profile or the tokens for it are held back, not spent.',
    ),
  },
  {
    title: t('Talent decides'),
    text: t(
      'There are {days, plural, one {# day} other {# days}} to answer. You need not give a reason. If you do not answer, the request expires.',
      {
        days: REQUEST_OPEN_DAYS,
      },
    ),
  },
  {
    title: t('Yes'),
    text: t(
      'The company sees name, email address, picture and profile link, and what was held back is spent. The rest is between the two.',
    ),
  },
  {
    title: t('No'),
    text: t(
      'The company learns nothing about who it was, and what was held back is free again, in full; a profile of the launch offer only while the offer runs.',
    ),
  },
  {
    title: t('Hired'),
    text: t(
      'The company tells us of the signed contract and pays the fee for it. The hired talent can get a bonus, which we set when we confirm the hire.',
    ),
  },
];

const NEVER = texts([
  {
    title: 'Who you are',
    text: 'Name, picture and email address are no part of the score, and no company sees them before you say yes. Age and gender are no part of it either, and no company ever sees them.',
  },
  { title: 'How you write', text: 'What you say about yourself is read by people. It never moves the score.' },
  {
    title: 'Chance or money',
    text: 'The same role and the same profile always give the same score, on the same day’s currency rates. Nobody can pay for a better place.',
  },
]);

export const head: PageHead = texts({
  description:
    'One score with seven reasons, the same for both sides, and the way of a request from a role to a contract.',
});

export function Page() {
  return (
    <>
      <PageTitle>{t('How it works')}</PageTitle>
      <PageIntro
        title={t('One score, seven reasons, nothing hidden')}
        lead={t('We compare a role with a profile, point by point. Both sides read the same result.')}
        drawing={<Reasons />}
      />
      <Section
        tone="surface"
        title={t('What the score is made of')}
        text={t(
          'Up to 100 points. What the role does not ask for is left out, what the talent left blank earns nothing and says so.',
        )}
      >
        <ScoreTable />
        <Notes>
          <RankingNotes />
        </Notes>
      </Section>
      <Section
        title={t('An example')}
        text={t('An invented role and an invented profile, and the real score. Change the role and read what moves.')}
      >
        <Example>
          <PlayableMatch />
        </Example>
      </Section>
      <Section tone="surface" title={t('What never counts')}>
        <Points points={NEVER} />
      </Section>
      <Section title={t('From a role to a contract')}>
        <Points points={pathOfARequest()} ordered />
      </Section>
      <Section tone="second" title={t('Which side are you on?')}>
        <Cluster gap={12}>
          <ButtonLink to={PATHS.forTalent} variant="quiet">
            {t('For talent')}
          </ButtonLink>
          <ButtonLink to={PATHS.forEmployers} variant="quiet">
            {t('For employers')}
          </ButtonLink>
        </Cluster>
      </Section>
    </>
  );
}
