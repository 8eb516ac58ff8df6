import { Fragment, type Ref } from 'react';
import styled from 'styled-components';
import type { ConversationDetails, Message } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Cluster } from '@vela/design-system/layout';
import { color, fontSize, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { ownDayText, ownTimeText } from '@vela/market/days';
import { Bubble, Bubbles } from './bubble.js';
import type { Outgoing } from './use-unsent.js';

const Day = styled.li`
  justify-self: center;
  padding-block: ${space(8)};
  font-size: ${fontSize.small};
  color: ${color.muted};
`;

const nameOf = ({ people }: ConversationDetails, key: string): string =>
  people.find((person) => person.key === key)?.name ?? t('Account closed');

/** @returns the number up to which the other side has read */
const readByOthers = ({ people, reads, me }: ConversationDetails): number => {
  const own = people.find(({ key }) => key === me)?.side;
  const others = reads.filter(({ key }) => people.find((person) => person.key === key)?.side !== own);
  return Math.max(0, ...others.map(({ number }) => number));
};

const byOneAtOnce = (one: Message | undefined, other: Message): boolean =>
  one?.author === other.author && ownDayText(one.createdAt) === ownDayText(other.createdAt);

export interface MessageListProps {
  readonly details: ConversationDetails;
  readonly messages: readonly Message[];
  readonly outgoing: readonly Outgoing[];
  /** The number of the first message that was not read. */
  readonly unread: number | undefined;
  readonly firstUnread: Ref<HTMLLIElement>;
  readonly onRetry: () => void;
  readonly onTakeBack: (message: Outgoing) => void;
}

/** What was written, by days, and what is on its way. */
export function MessageList({
  details,
  messages,
  outgoing,
  unread,
  firstUnread,
  onRetry,
  onTakeBack,
}: MessageListProps) {
  const readUpTo = readByOthers(details);
  const own = messages.filter(({ author }) => author === details.me);
  const lastRead = own.filter(({ number }) => number <= readUpTo).at(-1)?.number;
  const sent = new Set(messages.map(({ clientId }) => clientId));
  return (
    <Bubbles aria-label={t('Messages')}>
      {messages.map((message, index) => {
        const before = messages[index - 1];
        const isNewDay = before === undefined || ownDayText(before.createdAt) !== ownDayText(message.createdAt);
        const time = ownTimeText(message.createdAt);
        return (
          <Fragment key={message.id}>
            {isNewDay && <Day>{ownDayText(message.createdAt)}</Day>}
            <Bubble
              ref={message.number === unread ? firstUnread : undefined}
              own={message.author === details.me}
              author={byOneAtOnce(before, message) ? null : nameOf(details, message.author)}
              text={message.text}
              note={message.number === lastRead ? t('{time} · Read', { time }) : time}
            />
          </Fragment>
        );
      })}
      {outgoing
        .filter(({ clientId }) => !sent.has(clientId))
        .map((message) => (
          <Bubble
            key={message.clientId}
            own
            author={null}
            text={message.text}
            note={
              message.reason === null ? (
                message.waits ? (
                  t('Goes after the one before it')
                ) : (
                  t('Sending')
                )
              ) : (
                <Cluster gap={8} role="alert">
                  {t('Not sent.')} {message.reason}
                  <Button variant="bare" size="small" onClick={onRetry}>
                    {t('Try again')}
                  </Button>
                  <Button variant="bare" size="small" onClick={() => onTakeBack(message)}>
                    {t('Edit')}
                  </Button>
                </Cluster>
              )
            }
          />
        ))}
    </Bubbles>
  );
}
