import type { ReactNode } from 'react';
import type { SentConnection } from '@vela/contracts/schemas';
import { Answered } from '@vela/design-system/answered';
import { Stack } from '@vela/design-system/layout';
import { Skeleton } from '@vela/design-system/skeleton';
import { t } from '@vela/language';
import { useConnections } from '../api/list-connections.js';
import { Conversation } from './conversation.js';
import { ClosedConversation } from './talent-thread.js';

export interface ConversationSectionProps {
  readonly connectionId: string;
  /** What follows from a hire; told of the accepted connection, and how often "Hired" was chosen here. */
  readonly hireOf?: (connection: SentConnection, saidHired: number) => ReactNode;
  /** The whole profile and the reasons, likewise. */
  readonly profileOf?: (connection: SentConnection) => ReactNode;
}

/** One accepted connection, in every state it can be in. */
export function ConversationSection({ connectionId, hireOf, profileOf }: ConversationSectionProps) {
  return (
    <Answered
      answer={useConnections()}
      loading={t('Loading the conversation')}
      failed={t('The conversation could not be loaded')}
      level={1}
      skeleton={
        <Stack gap={24}>
          <Skeleton shape="heading" />
          <Skeleton shape="card" />
        </Stack>
      }
    >
      {(connections) => {
        const connection = connections.find(({ id }) => id === connectionId);
        if (!connection?.extra || !connection.conversation) return <ClosedConversation id={connectionId} />;
        return (
          <Conversation
            connection={connection}
            extra={connection.extra}
            conversation={connection.conversation}
            {...(hireOf !== undefined && { hireOf: (saidHired: number) => hireOf(connection, saidHired) })}
            profile={profileOf?.(connection)}
          />
        );
      }}
    </Answered>
  );
}
