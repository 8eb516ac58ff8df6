import type { HeadContext, PageHead } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';
import { PlayableMatch } from '../features/demo-match/components/playable-match.js';
import { Audience } from '../features/editorial/components/audience.js';
import { Points } from '../features/editorial/components/points.js';
import { Section } from '../features/editorial/components/section.js';
import { Voices } from '../features/editorial/components/voices.js';
import { organization } from '../features/editorial/structured-data.js';
import { Doors } from '../features/home/components/doors.js';
import { ProfileDrawing, SailDrawing, ScoreDrawing } from '../features/home/components/drawings.js';
import { Hero } from '../features/home/components/hero.js';
import { MarketFigures } from '../features/home/components/market-figures.js';
import { figuresAnswer } from '../features/home/figures.js';
import { PricePoints } from '../features/prices/components/price-points.js';

export const head = ({ origin }: HeadContext): Promise<PageHead> =>
  Promise.resolve({
    description: t(
      'Tech and leadership talent show what they can do. Employers see why they match, before they see who they are. Free for talent.',
    ),
    structuredData: [organization(origin)],
  });

export const answers = figuresAnswer;

const steps = () => [
  {
    title: t('Show your skills'),
    text: t('Levels in half stars, wishes, pay and place. Your name, picture and email address stay with us.'),
    drawing: <ProfileDrawing />,
  },
  {
    title: t('See why it fits'),
    text: t('Both sides read the same seven reasons, and what would change the score.'),
    drawing: <ScoreDrawing />,
  },
  {
    title: t('Say yes, or not'),
    text: t('Accept and your name appears. Decline and everything returns to where it was.'),
    drawing: <SailDrawing />,
  },
];

export function Page() {
  return (
    <>
      <PageTitle>{t('Skills first. Names later.')}</PageTitle>
      <Hero>
        <PlayableMatch />
      </Hero>
      <MarketFigures />
      <Audience />
      <Section tone="second" title={t('Nothing is spent, and nobody is named, until talent says yes.')} />
      <Section title={t('How it works')}>
        <Points points={steps()} ordered />
        <div>
          <ButtonLink to={PATHS.howItWorks} variant="quiet">
            {t('Read how the score works')}
          </ButtonLink>
        </div>
      </Section>
      <Voices />
      <Doors />
      <Section tone="surface" title={t('What it costs')}>
        <PricePoints />
      </Section>
    </>
  );
}
