import styled from 'styled-components';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { SentConnection } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { clockText } from '@vela/conversation';
import { Avatar } from '@vela/design-system/avatar';
import { Badge } from '@vela/design-system/badge';
import { ConfirmButton } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { useToasts } from '@vela/design-system/services';
import { color, media, radius, space, systemEdge } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { daysLeftText } from '@vela/formats';
import { t } from '@vela/language';
import { waitsForCompany } from '@vela/market/replies';
import { requestDaysLeft } from '@vela/market/requests';
import { useNow } from '@vela/slice-parts/now';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.js';
import { useWithdrawConnection } from '../api/withdraw-connection.js';
import { reservedText, withdrawalText } from '../reservation.js';
import { CounterOffer } from './counter-offer.js';
import { RemindButton } from './remind-button.js';

const Frame = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(12)} ${space(16)};
  padding: ${space(20)};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${systemEdge}
  ${media.from('sm')} {
    /* What is asked before a withdrawal takes lines of its own, not those of who was asked. */
    grid-template-columns: auto minmax(14rem, 1fr) minmax(0, auto);
    align-items: center;
  }
`;

const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  align-items: center;
  ${media.from('sm')} {
    grid-column: auto;
    justify-content: flex-end;
  }
`;

export interface OpenRequestProps {
  readonly connection: SentConnection;
  /** It has a page to itself, which nothing needs to lead to. */
  readonly ownPage?: boolean;
}

/** A request that waits for the talent's answer. It can be taken back until then. */
export function OpenRequest({ connection, ownPage = false }: OpenRequestProps) {
  const now = useNow();
  const toasts = useToasts();
  const withdraw = useWithdrawConnection();
  const { jobSeeker, openRole } = connection;
  const daysLeft = requestDaysLeft(connection, now);
  const asked = jobSeeker.currentRole ?? jobSeeker.initials;

  // A promise, not callbacks of `mutate`: the request, and this with it, is off the list before they would be called.
  const takeBack = useOneAtATime(async () => {
    try {
      await withdraw.mutateAsync(connection.id);
      toasts.show({ message: t('Request withdrawn'), variant: 'success' });
    } catch (error) {
      toasts.show({ message: error instanceof Error ? error.message : TEXTS.unknownError, variant: 'error' });
    }
  });

  return (
    <Frame>
      <Avatar initials={jobSeeker.initials} />
      <Stack gap={2}>
        <Heading level={ownPage ? 2 : 4} size="large">
          {ownPage ? (
            asked
          ) : (
            <TextLink to={pathTo(PATHS.request, { connectionId: connection.id })} tone="inherit">
              {asked}
            </TextLink>
          )}
        </Heading>
        <Text tone="muted">{t('For {role}', { role: openRole.name })}</Text>
        <Text size="small" tone="muted" numeric>
          {clockText(connection.clock, 'company', t('the talent'), new Date(now))}
        </Text>
        <Text size="small" tone="muted" numeric>
          {reservedText(connection, false)}
        </Text>
      </Stack>
      <Actions>
        <Badge tone="info" icon="clock">
          {daysLeft === 0 ? t('Last day') : daysLeftText(daysLeft)}
        </Badge>
        {!waitsForCompany(connection) && <RemindButton connection={connection} />}
        <ConfirmButton
          size="small"
          variant="quiet"
          question={withdrawalText(connection)}
          yes={t('Yes, withdraw')}
          loading={withdraw.isPending}
          onConfirm={takeBack}
        >
          {t('Withdraw')}
        </ConfirmButton>
      </Actions>
      <CounterOffer connection={connection} />
    </Frame>
  );
}
