import styled from 'styled-components';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { ExtraProfile, SentConnection } from '@vela/contracts/schemas';
import { Avatar } from '@vela/design-system/avatar';
import { Badge } from '@vela/design-system/badge';
import { Beside, Cluster, Stack, VisuallyHidden } from '@vela/design-system/layout';
import { ExternalLink, TextLink } from '@vela/design-system/link';
import { color, radius, space, systemEdge } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { Trans } from '@vela/language/react';
import { shortDayText } from '@vela/market/days';
import { markOf } from '@vela/market/visibility';
import { MailLink } from '@vela/slice-parts/talent';
import { reservedText } from '../reservation.js';
import { stageTitle } from '../stages.js';

const Frame = styled(Beside)`
  padding: ${space(20)};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${systemEdge}
`;

export interface ContactCardProps {
  readonly connection: SentConnection;
  readonly extra: ExtraProfile;
}

/** A talent who accepted: now the company may know who it is. */
export function ContactCard({ connection, extra }: ContactCardProps) {
  const { id, conversation, jobSeeker, openRole, answeredAt } = connection;
  const name = `${extra.givenName} ${extra.familyName}`.trim();
  return (
    <Frame forwardedAs="article">
      <Avatar initials={markOf(extra)} name={name} pictureUrl={extra.profilePictureUrl} />
      <Stack gap={4}>
        <Heading level={4} size="large">
          {name}
        </Heading>
        <Text tone="muted">
          {jobSeeker.currentRole === null
            ? t('For {role}', { role: openRole.name })
            : t('{who}, for {role}', { who: jobSeeker.currentRole, role: openRole.name })}
        </Text>
        <Cluster gap={16}>
          <MailLink email={extra.email} />
          {extra.linkedinProfile !== null && (
            <ExternalLink href={extra.linkedinProfile}>{t('LinkedIn profile')}</ExternalLink>
          )}
        </Cluster>
        <Cluster gap={12}>
          {conversation !== null && <Badge>{stageTitle(conversation.stage)}</Badge>}
          <TextLink to={pathTo(PATHS.conversation, { connectionId: id })}>
            <Trans
              message="Open the conversation<hidden> with {name}</hidden>"
              values={{ name }}
              parts={{ hidden: <VisuallyHidden /> }}
            />
          </TextLink>
        </Cluster>
        <Text size="small" tone="muted" numeric>
          {answeredAt !== null && `${t('Accepted {day}', { day: shortDayText(answeredAt) })} · `}
          {reservedText(connection, true)}
        </Text>
      </Stack>
    </Frame>
  );
}
