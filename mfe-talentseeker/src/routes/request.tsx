import type { ReactNode } from 'react';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { SentConnection } from '@vela/contracts/schemas';
import { Answered } from '@vela/design-system/answered';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Container, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Skeleton } from '@vela/design-system/skeleton';
import { Heading, Text } from '@vela/design-system/typography';
import { t, texts } from '@vela/language';
import { dayText } from '@vela/market/days';
import { waitsForCompany } from '@vela/market/replies';
import { Navigate, PageTitle, useParams } from '@vela/router';
import { useSentConnection } from '../features/connections/api/list-connections.js';
import { OpenRequest } from '../features/connections/components/open-request.js';
import { MatchWhy } from '../features/matches/components/match-why.js';
import { TalentPreview } from '../features/talent/components/talent-preview.js';
import { MemberFrame } from './recruiter-gate.js';

const ENDS: Readonly<Record<Exclude<SentConnection['status'], 'open' | 'accepted'>, string>> = texts({
  declined: 'The talent declined.',
  withdrawn: 'Your company withdrew it.',
  expired: 'It expired without an answer.',
});

/** How a request came to nothing. */
const endText = (status: keyof typeof ENDS, connection: SentConnection): string =>
  status === 'expired' && waitsForCompany(connection)
    ? t('It expired before your company answered the talent.')
    : ENDS[status];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={12} aria-label={title}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Request({ connection }: { readonly connection: SentConnection }) {
  const { status, openRole, text, createdAt, expiresAt, jobSeeker, matchedRole, breakdown } = connection;
  return (
    <Stack gap={40}>
      <Stack as="header" gap={8}>
        <Heading level={1} size="section">
          {t('Request for {role}', { role: openRole.name })}
        </Heading>
        <Text tone="muted">
          {t('Sent on {day}.', { day: dayText(createdAt) })}{' '}
          {status === 'open'
            ? t('It can be answered until {day}.', { day: dayText(expiresAt) })
            : status !== 'accepted' && endText(status, connection)}
        </Text>
        <TextLink to={pathTo(PATHS.roleMatches, { roleId: openRole.id })}>
          {t('Matches for {role}', { role: openRole.name })}
        </TextLink>
      </Stack>
      {status === 'open' && <OpenRequest connection={connection} ownPage />}
      <Part title={t('What you wrote')}>
        <Text measure ownLines>
          {text === '' ? t('Nothing: the request had no introduction.') : text}
        </Text>
      </Part>
      {breakdown.components.length > 0 && (
        <Part title={t('Why this talent')}>
          <MatchWhy breakdown={breakdown} />
        </Part>
      )}
      {status === 'open' && (
        <Part title={t('The profile')}>
          <TalentPreview talent={jobSeeker} openRoleId={openRole.id} matchedRole={matchedRole} role={openRole} />
        </Part>
      )}
    </Stack>
  );
}

const NoRequest = () => (
  <EmptyState
    level={1}
    title={t('This request is not here')}
    action={<ButtonLink to={PATHS.talentSeekerDashboard}>{t('To the dashboard')}</ButtonLink>}
  >
    {t('It does not exist, or it belongs to another company.')}
  </EmptyState>
);

function SentRequest({ connectionId }: { readonly connectionId: string }) {
  const answer = useSentConnection(connectionId);
  const { data, error } = answer;
  const isMissing = error !== null && 'status' in error && error.status === 404;
  if (data?.status === 'accepted') return <Navigate to={pathTo(PATHS.conversation, { connectionId })} replace />;
  return (
    <>
      <PageTitle>{t('Request')}</PageTitle>
      <Container>
        {isMissing ? (
          <NoRequest />
        ) : (
          <Answered
            answer={answer}
            loading={t('Request')}
            failed={t('The request could not be loaded')}
            reassurance={error?.message}
            level={1}
            skeleton={
              <Stack gap={24}>
                <Skeleton shape="heading" />
                <Skeleton shape="card" />
              </Stack>
            }
          >
            {(connection) => <Request connection={connection} />}
          </Answered>
        )}
      </Container>
    </>
  );
}

/** `/talentseeker/request/:connectionId`: a request while it waits, and what became of it. */
export function Page() {
  const { connectionId = '' } = useParams();
  return (
    <MemberFrame>
      {/* What was begun about one request, such as taking it back, is not begun about another. */}
      <SentRequest key={connectionId} connectionId={connectionId} />
    </MemberFrame>
  );
}
