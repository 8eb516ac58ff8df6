import { getInvitation } from '@vela/contracts/endpoints';
import type { PageHead } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { TextLink } from '@vela/design-system/link';
import { useEndpoint, useSession } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import { t, texts } from '@vela/language';
import { Trans } from '@vela/language/react';
import { nextTalentSeekerStep } from '@vela/market/session';
import { Navigate, PageTitle, useLocation } from '@vela/router';
import { PageIntro } from '../features/editorial/components/page-intro.js';
import { Points } from '../features/editorial/components/points.js';
import { Section } from '../features/editorial/components/section.js';
import { RankedList } from '../features/editorial/drawings/ranked-list.js';

const STEPS = texts([
  { title: 'Sign in with LinkedIn', text: 'It supplies your name, email address and picture. No password to choose.' },
  { title: 'Name your company', text: 'A name is enough to begin. The rest is asked for when it is needed.' },
  { title: 'Post a role', text: 'Three steps, and the ranked list is there.' },
]);

export const head: PageHead = texts({
  description:
    'Sign up as a recruiter: your first profiles are free, and you see why each person fits before you spend any of them.',
});

export function Page() {
  // An invitation's link carries the company to join; signing up needs it.
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('companyLink') ?? '';
  const { data: invited, isError } = useEndpoint(getInvitation, token === '' ? null : { query: { token } }, {
    retry: false,
  });
  const intro =
    invited === undefined
      ? {
          eyebrow: t('For employers'),
          title: t('Find people by what they can do'),
          lead: isError
            ? t(
                'This invitation is no longer valid. Ask your colleague for a new one, or sign up with a company of your own.',
              )
            : t('Your first profiles are free. You see why each person fits before you spend any of them.'),
        }
      : {
          eyebrow: t('An invitation'),
          title: t('Join {company}', { company: invited.companyName }),
          lead: t('{name} invites you. You share the company’s roles, requests and balance.', {
            name: invited.inviterName,
          }),
        };
  const recruiter = useSession().user?.talentSeeker;
  // Nobody signs up twice. Who has a company posts a role, and where an invitation leads them the next page knows.
  if (recruiter && token !== '') return <Navigate to={`${PATHS.talentSeekerSignup1}${search}`} replace />;
  if (recruiter) return <Navigate to={recruiter.company ? PATHS.addRole1 : nextTalentSeekerStep(recruiter)} replace />;
  return (
    <>
      <PageTitle>{t('Sign up as a recruiter')}</PageTitle>
      <PageIntro
        {...intro}
        actions={<ButtonLink to={`${PATHS.talentSeekerSignup1}${search}`}>{t('Sign up as a recruiter')}</ButtonLink>}
        drawing={<RankedList />}
      />
      <Section tone="surface" title={t('Three steps to your first list')}>
        <Points points={STEPS} ordered />
        <Text tone="muted">
          <Trans
            message="Looking for a role yourself? <profile>Create your profile</profile>."
            parts={{ profile: <TextLink to={PATHS.jobSeekerSignup1} /> }}
          />
        </Text>
      </Section>
    </>
  );
}
