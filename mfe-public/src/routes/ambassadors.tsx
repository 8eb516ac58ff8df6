import type { PageHead } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { useSession } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import { t, texts } from '@vela/language';
import { PageTitle } from '@vela/router';
import { PageIntro } from '../features/editorial/components/page-intro.js';
import { Points } from '../features/editorial/components/points.js';
import { Section } from '../features/editorial/components/section.js';
import { Fleet } from '../features/editorial/drawings/fleet.js';
import { OwnLink } from '../features/referral/components/own-link.js';
import { referralLink } from '../features/referral/referral-link.js';

export const head: PageHead = texts({
  description:
    'Bring people and companies to Vela with a link of your own. Who signs up through it is counted as yours.',
});

const STEPS = texts([
  { title: 'Sign in', text: 'Any account will do, as talent or as a recruiter. Then you find your link on this page.' },
  { title: 'Pass it on', text: 'To somebody you would work with again, a network, a meetup, a team that hires.' },
  {
    title: 'It counts',
    text: 'Who signs up through it is counted as yours, even if it happens days later in the same browser. They see no name of yours, and you do not learn who signed up.',
  },
]);

export function Page() {
  const { user } = useSession();
  return (
    <>
      <PageTitle>{t('Ambassadors')}</PageTitle>
      <PageIntro
        title={t('Bring the people you would hire')}
        lead={t('Ambassadors are people whom others listen to. They bring talent and companies to Vela.')}
        drawing={<Fleet />}
        actions={
          user ? (
            <OwnLink link={referralLink(location.origin, user.referralCode)} />
          ) : (
            <ButtonLink to={PATHS.jobSeekerSignup1}>{t('Sign up for your link')}</ButtonLink>
          )
        }
      />
      <Section tone="surface" title={t('How it goes')}>
        <Points points={STEPS} ordered />
        <Text tone="muted" measure>
          {t('There is no payment for it: what you pass on is a recommendation, and should be nothing else.')}
        </Text>
      </Section>
    </>
  );
}
