import styled from 'styled-components';
import { type ConversationSide, UNREAD_MAX, type UserType } from '@vela/contracts/constants';
import { listConversations } from '@vela/contracts/endpoints';
import type { ConversationEntry } from '@vela/contracts/schemas';
import { Answered } from '@vela/design-system/answered';
import { Avatar } from '@vela/design-system/avatar';
import { Badge } from '@vela/design-system/badge';
import { EmptyState } from '@vela/design-system/empty-state';
import { Beside, Cluster, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { useEndpoint } from '@vela/design-system/services';
import { Skeleton } from '@vela/design-system/skeleton';
import { color, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { listed, numberText, t } from '@vela/language';
import { initialsOfName } from '@vela/market/visibility';
import { CompanyMark } from '@vela/slice-parts/company';
import { useCurrentTime } from '@vela/slice-parts/now';
import { useFreshConversations } from './live/use-news.js';
import { clockText, endedText } from './thread/texts.js';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled(Beside)`
  padding-block: ${space(16)};
  border-block-start: 1px solid ${color.line};
`;

const Preview = styled(Text)`
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

export interface ConversationListProps {
  readonly userType: UserType;
  /** Where a conversation is. */
  readonly pathOf: (id: string) => string;
}

const unreadText = (count: number): string =>
  t('{count, plural, one {# new message} other {{shown} new messages}}', {
    count,
    shown: count < UNREAD_MAX ? numberText(count) : `${numberText(UNREAD_MAX - 1)}+`,
  });

/** @returns what was written last, with who wrote it on the reader's own side */
function previewText(
  { side, colleague = null, text }: NonNullable<ConversationEntry['last']>,
  own: ConversationSide,
): string {
  if (side !== own) return text;
  return colleague === null ? t('You: {text}', { text }) : t('{name}: {text}', { name: colleague, text });
}

function Row({ entry, userType, pathOf }: ConversationListProps & { readonly entry: ConversationEntry }) {
  const { id, name, pictureUrl, roleName, colleagues, unread, newTimes = 0, last, ended } = entry;
  const own = userType === 'talentSeeker' ? 'company' : 'jobSeeker';
  const now = useCurrentTime();
  const state = ended === null ? clockText(entry.waiting, own, name, now) : endedText(ended, own);
  return (
    <Entry forwardedAs="li">
      {own === 'jobSeeker' ? (
        <CompanyMark name={name} logoUrl={pictureUrl} />
      ) : (
        <Avatar initials={initialsOfName(name)} pictureUrl={pictureUrl} aria-hidden />
      )}
      <Stack gap={4}>
        <Cluster gap={8}>
          <Text weight="medium">
            <TextLink to={pathOf(id)}>{name}</TextLink>
          </Text>
          {/* Together: where one has no room beside the name, neither stands there alone. */}
          {(unread > 0 || newTimes > 0) && (
            <Cluster gap={4}>
              {unread > 0 && <Badge tone="accent">{unreadText(unread)}</Badge>}
              {newTimes > 0 && <Badge tone="accent">{t('New times to meet')}</Badge>}
            </Cluster>
          )}
        </Cluster>
        <Text tone="muted" size="small">
          {[
            roleName,
            ...(userType === 'talentSeeker' && colleagues.length > 0
              ? [t('with {names}', { names: listed(colleagues, 'and') })]
              : []),
          ].join(' · ')}
        </Text>
        {last !== null && <Preview>{previewText(last, own)}</Preview>}
        {state !== '' && (
          <Text tone="muted" size="small">
            {state}
          </Text>
        )}
      </Stack>
    </Entry>
  );
}

/** All conversations of a side, the latest first. */
export function ConversationList({ userType, pathOf }: ConversationListProps) {
  const answer = useEndpoint(listConversations, { query: { userType } });
  useFreshConversations();
  return (
    <Answered
      answer={answer}
      loading={t('Loading your conversations')}
      failed={t('Your conversations could not be loaded')}
      skeleton={
        <Stack gap={16}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      }
    >
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title={t('No conversations yet')}>
            {userType === 'talentSeeker'
              ? t('A conversation begins once a talent has accepted your request.')
              : t('A conversation begins once you have accepted a request.')}
          </EmptyState>
        ) : (
          <List>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} userType={userType} pathOf={pathOf} />
            ))}
          </List>
        )
      }
    </Answered>
  );
}
