import { PATHS } from '@vela/contracts/routes';
import type { ConversationDetails } from '@vela/contracts/schemas';
import { clockText, Thread, ThreadRoom, useConversation } from '@vela/conversation';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';

const nameOfTalent = ({ people }: ConversationDetails): string =>
  people.find(({ side }) => side === 'jobSeeker')?.name ?? '';

/** The messages with a talent. */
export function TalentThread({ details }: { readonly details: ConversationDetails | undefined }) {
  if (details === undefined)
    return (
      <ThreadRoom>
        <LoadingRegion label={t('Loading the messages')}>
          <Skeleton shape="card" />
        </LoadingRegion>
      </ThreadRoom>
    );
  const waiting = clockText(details.waiting, 'company', nameOfTalent(details), new Date());
  return (
    <Stack gap={12}>
      {waiting !== '' && (
        <Text tone="muted" size="small">
          {waiting}
        </Text>
      )}
      <Thread key={details.id} details={details} />
    </Stack>
  );
}

/** A conversation of which only the company's side is left, or none. */
export function ClosedConversation({ id }: { readonly id: string }) {
  const { data, isPending } = useConversation(id);
  if (isPending)
    return (
      <LoadingRegion label={t('Loading the conversation')}>
        <Skeleton shape="heading" />
      </LoadingRegion>
    );
  if (data === undefined)
    return (
      <EmptyState
        title={t('There is no such conversation')}
        level={1}
        action={<ButtonLink to={PATHS.talentSeekerDashboard}>{t('To the dashboard')}</ButtonLink>}
      >
        {t('A conversation begins once a talent has accepted your request.')}
      </EmptyState>
    );
  return (
    <Stack gap={24}>
      <Heading level={1} size="section">
        {nameOfTalent(data)}
      </Heading>
      <Text tone="muted">{data.roleName}</Text>
      <Text measure>{t('The talent has deleted their account, and with it everything that was written here.')}</Text>
    </Stack>
  );
}
