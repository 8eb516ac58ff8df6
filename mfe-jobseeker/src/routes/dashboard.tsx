import { useState } from 'react';
import styled from 'styled-components';
import { PATHS } from '@vela/contracts/routes';
import type { SessionUser } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { pendingConnectionsText } from '@vela/contracts/texts';
import { ButtonLink } from '@vela/design-system/button';
import { Card } from '@vela/design-system/card';
import { EmptyState } from '@vela/design-system/empty-state';
import { Container, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { LoadingRegion } from '@vela/design-system/skeleton';
import { media, space } from '@vela/design-system/theme';
import { Heading } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';
import { PayCurrencyChoice } from '@vela/slice-parts/pay';
import { Activity } from '../features/activity/components/activity.js';
import { useHires } from '../features/hires/api/list-hires.js';
import { HireSection } from '../features/hires/components/hire-section.js';
import { ContactSwitch } from '../features/profile/components/contact-switch.js';
import { useAnsweredRequests } from '../features/requests/api/answered-requests.js';
import { useOpenRequests } from '../features/requests/api/open-requests.js';
import { AnsweredList } from '../features/requests/components/answered-list.js';
import { Inbox } from '../features/requests/components/inbox.js';
import { RequestSkeleton } from '../features/requests/components/request-skeleton.js';
import { asRecruitersSee } from '../features/visibility/as-recruiters-see.js';
import { Completeness } from '../features/visibility/components/completeness.js';
import { ProfilePreview } from '../features/visibility/components/profile-preview.js';
import { WithheldNotice } from '../features/visibility/components/withheld-notice.js';
import { type Completeness as ProfileCompleteness, completenessOf } from '../features/visibility/profile-gaps.js';
import { SignedIn } from '../session/signed-in.js';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(32)} ${space(48)};
  align-items: start;
  padding-block: ${space(32)} ${space(96)};
  & > h1 {
    grid-column: 1 / -1;
  }
  ${media.from('md')} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

/* On a phone the foot of the page waits beneath the fold, so that it does not jump when the letters are there. */
const Letters = styled(Stack)`
  ${media.below('md')} {
    &[aria-busy='true'] {
      min-block-size: 100svh;
    }
  }
`;

/* Below the letters on a phone: it comes with them, for it would be moved when they come. */
const Beside = styled(Stack)`
  ${media.below('md')} {
    &[data-coming='true'] {
      display: none;
    }
  }
`;

interface NoRequestsProps {
  readonly completeness: ProfileCompleteness;
  /** The talent takes no new requests. */
  readonly paused: boolean;
  /** The talent is in lists of matches, not found by searching alone. */
  readonly ranked: boolean;
}

/** What to do while there is no letter. */
function NoRequests({ completeness: { showable, gaps }, paused, ranked }: NoRequestsProps) {
  const [next] = gaps;
  if (paused)
    return (
      <EmptyState title={t('No requests are waiting')}>
        {t('Your profile is paused, so that nobody new can write to you. “Open to contact” beside it ends the pause.')}
      </EmptyState>
    );
  if (!showable && next !== undefined)
    return (
      <EmptyState
        title={t('Recruiters cannot find you yet')}
        action={<ButtonLink to={next.path}>{next.title}</ButtonLink>}
      >
        {next.reason}{' '}
        {ranked
          ? t('As soon as category, roles and skills are there, you appear in their lists, by initials only.')
          : t('As soon as category, roles and skills are there, they find you by searching, by initials only.')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('No requests are waiting')}
      {...(next === undefined
        ? {}
        : {
            action: (
              <ButtonLink to={next.path} variant="quiet">
                {next.title}
              </ButtonLink>
            ),
          })}
    >
      {ranked
        ? t('You appear in recruiters’ lists. When one of them writes, the letter lies here.')
        : t('Recruiters find you by searching. When one of them writes, the letter lies here.')}
      {next === undefined ? '' : ` ${t('What your profile still lacks earns nothing in a match.')}`}
    </EmptyState>
  );
}

function Dashboard({ user }: { readonly user: SessionUser }) {
  const open = useOpenRequests();
  const answered = useAnsweredRequests();
  const hires = useHires();
  // What stands above the letters comes with them; what failed once is not waited for, nor what is asked for again.
  const [arrived, setArrived] = useState(false);
  const isWaiting = [open, answered, hires].some(({ isPending, failureCount }) => isPending && failureCount === 0);
  if (!arrived && !isWaiting) setArrived(true);
  const isComing = !arrived && isWaiting;
  const profile = user.jobSeeker;
  const completeness = completenessOf(profile);
  const pending = open.data?.length ?? 0;
  const title = pending > 0 ? pendingConnectionsText(pending) : t('Hello, {name}', { name: user.firstName });
  return (
    <Columns>
      <PageTitle>{title}</PageTitle>
      <Heading level={1}>{title}</Heading>
      <Letters gap={48} aria-busy={isComing}>
        {profile?.textsWithheld === true && <WithheldNotice />}
        {isComing ? (
          <LoadingRegion label={TEXTS.loading}>
            <RequestSkeleton />
          </LoadingRegion>
        ) : (
          <>
            <HireSection hires={hires} accepted={(answered.data ?? []).filter(({ status }) => status === 'accepted')} />
            <Inbox
              answer={open}
              user={user}
              empty={
                <NoRequests
                  completeness={completeness}
                  paused={profile?.availableForContact === false}
                  ranked={profile?.openToRanking !== false}
                />
              }
            />
            {answered.data !== undefined && answered.data.length > 0 && <AnsweredList requests={answered.data} />}
          </>
        )}
      </Letters>
      <Beside gap={24} forwardedAs="aside" aria-label={t('Your profile')} data-coming={isComing}>
        <Completeness completeness={completeness} />
        {profile !== undefined && (
          <>
            <Activity profile={profile} />
            <ProfilePreview profile={asRecruitersSee(profile)} />
            <Card tone="outline">
              <Stack gap={16}>
                <ContactSwitch profile={profile} />
                <PayCurrencyChoice />
                <TextLink to={PATHS.jobSeekerSignup2}>{t('Edit profile')}</TextLink>
              </Stack>
            </Card>
          </>
        )}
      </Beside>
    </Columns>
  );
}

const Waiting = () => (
  <Columns>
    <LoadingRegion label={TEXTS.loading}>
      <RequestSkeleton />
    </LoadingRegion>
  </Columns>
);

export const Page = () => <SignedIn waiting={<Waiting />}>{(user) => <Dashboard user={user} />}</SignedIn>;
