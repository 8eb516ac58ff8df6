import styled from 'styled-components';
import { PATHS } from '@vela/contracts/routes';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Cluster, Container, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { space } from '@vela/design-system/theme';
import { Heading, Lead, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';
import { useNotifications, useReadNotifications, useUnread } from '../features/notifications/api/notifications.js';
import { NotificationList } from '../features/notifications/components/notification-list.js';
import { NOTIFICATION_TEXTS, unreadText } from '../features/notifications/texts.js';

const Column = styled(Container)`
  padding-block: ${space(32)} ${space(96)};
`;

const Waiting = () => (
  <LoadingRegion label={NOTIFICATION_TEXTS.title}>
    <Stack gap={24}>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} />
      ))}
    </Stack>
  </LoadingRegion>
);

function Told() {
  const { entries, error, older, goOn } = useNotifications();
  const unread = useUnread();
  const read = useReadNotifications();
  if (error !== null)
    return (
      <EmptyState
        mood="failed"
        level={2}
        title={NOTIFICATION_TEXTS.failed}
        action={<Button onClick={goOn}>{t('Try again')}</Button>}
      >
        {error.message}
      </EmptyState>
    );
  if (entries === undefined) return <Waiting />;
  const [latest] = entries;
  if (latest === undefined)
    return (
      <EmptyState level={2} title={NOTIFICATION_TEXTS.empty}>
        {NOTIFICATION_TEXTS.emptyLead}
      </EmptyState>
    );
  return (
    <Stack gap={16}>
      <Cluster justify="between" gap={16}>
        <Text tone="muted" role="status">
          {unreadText(unread)}
        </Text>
        <Button
          variant="quiet"
          size="small"
          aria-disabled={unread === 0 || read.isPending}
          onClick={() => unread > 0 && !read.isPending && read.mutate({ upTo: latest.id })}
        >
          {NOTIFICATION_TEXTS.readAll}
        </Button>
      </Cluster>
      <NotificationList entries={entries} onRead={(id) => read.mutate({ ids: [id] })} />
      {older === 'failed' && <Banner tone="danger">{NOTIFICATION_TEXTS.olderFailed}</Banner>}
      {older !== 'none' && (
        <Cluster>
          <Button variant="quiet" loading={older === 'loading'} onClick={goOn}>
            {NOTIFICATION_TEXTS.older}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

/** `/notifications`: what mails tell, on the page. */
export function Page() {
  return (
    <Column width="text">
      <PageTitle>{NOTIFICATION_TEXTS.title}</PageTitle>
      <Stack gap={32}>
        <Stack gap={12}>
          <Heading level={1}>{NOTIFICATION_TEXTS.title}</Heading>
          <Lead>{NOTIFICATION_TEXTS.lead}</Lead>
          <TextLink to={PATHS.privacyCentre}>{NOTIFICATION_TEXTS.choose}</TextLink>
        </Stack>
        <Told />
      </Stack>
    </Column>
  );
}
