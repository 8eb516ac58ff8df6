import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type {
  Conversation as Record,
  ConversationDetails,
  ExtraProfile,
  SentConnection,
} from '@vela/contracts/schemas';
import { ConversationMenu, Meetings } from '@vela/conversation';
import { Avatar } from '@vela/design-system/avatar';
import { Cluster, Stack } from '@vela/design-system/layout';
import { ExternalLink, TextLink } from '@vela/design-system/link';
import { color, media, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { Trans } from '@vela/language/react';
import { shortDayText } from '@vela/market/days';
import { markOf } from '@vela/market/visibility';
import { MailLink } from '@vela/slice-parts/talent';
import { reservedText } from '../reservation.js';
import { ConversationNotes } from './conversation-notes.js';
import { ConversationStageField } from './conversation-stage.js';
import { TalentThread } from './talent-thread.js';

const Columns = styled.div`
  display: grid;
  gap: ${space(32)} ${space(64)};
  ${media.from('md')} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: start;
  }
`;

const Letter = styled.blockquote`
  margin: 0;
  padding-inline-start: ${space(16)};
  border-inline-start: 2px solid ${color.line};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export interface ConversationProps {
  readonly details: ConversationDetails;
  readonly connection: SentConnection;
  readonly extra: ExtraProfile;
  readonly conversation: Record;
  /** What follows from a hire, to stand below the stage; told how often "Hired" was chosen here. */
  readonly hireOf?: (saidHired: number) => ReactNode;
  /** The whole profile and the reasons. */
  readonly profile?: ReactNode;
}

/** @returns the names of the caller's colleagues who are there */
const colleaguesIn = ({ me, people }: ConversationDetails): readonly string[] =>
  people.flatMap(({ key, side, name, present }) => (side === 'company' && present && key !== me ? [name] : []));

/** A talent who said yes: who it is, what both write, what was asked, and what the company keeps for itself. */
export function Conversation({ details, connection, extra, conversation, hireOf, profile }: ConversationProps) {
  const [saidHired, setSaidHired] = useState(0);
  const { id, jobSeeker, openRole, answeredAt, text } = connection;
  const name = `${extra.givenName} ${extra.familyName}`.trim();
  return (
    <Stack gap={40}>
      <Cluster as="header" gap={24}>
        <Avatar initials={markOf(extra)} name={name} pictureUrl={extra.profilePictureUrl} size="large" />
        <Stack gap={4}>
          <Heading level={1} size="section">
            {name}
          </Heading>
          {jobSeeker.currentRole !== null && <Text tone="muted">{jobSeeker.currentRole}</Text>}
          <Cluster gap={16}>
            <MailLink email={extra.email} />
            {extra.linkedinProfile !== null && (
              <ExternalLink href={extra.linkedinProfile}>{t('LinkedIn profile')}</ExternalLink>
            )}
          </Cluster>
        </Stack>
      </Cluster>
      <Columns>
        <TalentThread details={details} />
        <Stack as="aside" gap={24} aria-label={t('For your company alone')}>
          <ConversationStageField
            connectionId={id}
            stage={conversation.stage}
            onHired={() => setSaidHired(saidHired + 1)}
          />
          {hireOf?.(saidHired)}
          <Meetings details={details} />
          <ConversationNotes connectionId={id} conversation={conversation} colleagues={colleaguesIn(details)} />
          <Stack gap={4}>
            <Text>
              <Trans
                message="For <role>{name}</role>"
                values={{ name: openRole.name }}
                parts={{ role: <TextLink to={pathTo(PATHS.roleMatches, { roleId: openRole.id })} /> }}
              />
            </Text>
            <Text size="small" tone="muted" numeric>
              {answeredAt !== null && `${t('Accepted {day}', { day: shortDayText(answeredAt) })} · `}
              {reservedText(connection, true)}
            </Text>
          </Stack>
          <ConversationMenu details={details} />
        </Stack>
      </Columns>
      {text !== '' && (
        <Stack as="section" gap={12} aria-labelledby="request-text">
          <Heading level={2} size="title" id="request-text">
            {t('What you wrote')}
          </Heading>
          <Letter>{text}</Letter>
        </Stack>
      )}
      {profile}
    </Stack>
  );
}
