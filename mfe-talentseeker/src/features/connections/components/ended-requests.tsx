import styled from 'styled-components';
import { Badge, type BadgeProps } from '@vela/design-system/badge';
import { Cluster, Stack } from '@vela/design-system/layout';
import { color, focusRing, radius, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { t, texts } from '@vela/language';
import { shortDayText } from '@vela/market/days';
import type { EndedRequest, EndedStatus } from '../by-state.js';

const TITLES: Readonly<Record<EndedStatus, string>> = texts({
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
});
const ICONS: Readonly<Record<EndedStatus, NonNullable<BadgeProps['icon']>>> = {
  declined: 'cross',
  withdrawn: 'minus',
  expired: 'clock',
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

/** Requests that came to nothing; what they held has been given back. */
export function EndedRequests({ requests }: { readonly requests: readonly EndedRequest[] }) {
  return (
    <Fold>
      <summary>
        {t('{count, plural, one {# earlier request} other {# earlier requests}}, nothing was used', {
          count: requests.length,
        })}
      </summary>
      <Stack as="ul" gap={8}>
        {requests.map(({ connection, status }) => (
          <Cluster as="li" key={connection.id} gap={12}>
            <Badge icon={ICONS[status]}>{TITLES[status]}</Badge>
            <Text as="span">
              {t('{who}, for {role}', {
                who: connection.jobSeeker.currentRole ?? connection.jobSeeker.initials,
                role: connection.openRole.name,
              })}
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
