import styled from 'styled-components';
import type { ConnectionStatus, SentConnection } from '@vela/contracts/schemas';
import { Badge, type BadgeProps } from '@vela/design-system/badge';
import { Cluster, Stack } from '@vela/design-system/layout';
import { color, focusRing, radius, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { shortDayText } from '@vela/market/days';

export type EndedStatus = Exclude<ConnectionStatus, 'open' | 'accepted'>;

const WORDS: Readonly<Record<EndedStatus, { readonly title: string; readonly icon: NonNullable<BadgeProps['icon']> }>> =
  {
    declined: { title: 'Declined', icon: 'cross' },
    withdrawn: { title: 'Withdrawn', icon: 'minus' },
    expired: { title: 'Expired', icon: 'clock' },
  };

const Fold = styled.details`
  & > summary {
    padding: ${space(8)} 0;
    border-radius: ${radius.small};
    color: ${color.muted};
    cursor: pointer;
    ${focusRing}
  }
`;

export interface EndedRequest {
  readonly connection: SentConnection;
  readonly status: EndedStatus;
}

/** Requests that came to nothing; what they held has been given back. */
export function EndedRequests({ requests }: { readonly requests: readonly EndedRequest[] }) {
  return (
    <Fold>
      <summary>
        {requests.length === 1 ? '1 earlier request' : `${requests.length} earlier requests`}, nothing was used
      </summary>
      <Stack as="ul" gap={8}>
        {requests.map(({ connection, status }) => (
          <Cluster as="li" key={connection.id} gap={12}>
            <Badge icon={WORDS[status].icon}>{WORDS[status].title}</Badge>
            <Text as="span">
              {connection.jobSeeker.currentRole ?? connection.jobSeeker.initials}, for {connection.openRole.name}
            </Text>
            <Text as="span" size="small" tone="muted" numeric>
              {shortDayText(connection.answeredAt ?? connection.expiresAt)}
            </Text>
          </Cluster>
        ))}
      </Stack>
    </Fold>
  );
}
