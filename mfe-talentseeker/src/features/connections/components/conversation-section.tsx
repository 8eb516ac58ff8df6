import type { ReactNode } from 'react';
import type { SentConnection } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { useConnections } from '../api/list-connections.js';
import { Conversation } from './conversation.js';
import { ClosedConversation } from './talent-thread.js';

export interface ConversationSectionProps {
  readonly connectionId: string;
  /** What follows from a hire; told of the accepted connection. */
  readonly hireOf?: (connection: SentConnection) => ReactNode;
  /** The whole profile and the reasons, likewise. */
  readonly profileOf?: (connection: SentConnection) => ReactNode;
}

/** One accepted connection, in every state it can be in. */
export function ConversationSection({ connectionId, hireOf, profileOf }: ConversationSectionProps) {
  const { data, isPending, refetch } = useConnections();
  if (isPending)
    return (
      <LoadingRegion label="Loading the conversation">
        <Stack gap={24}>
          <Skeleton shape="heading" />
          <Skeleton shape="card" />
        </Stack>
      </LoadingRegion>
    );
  if (data === undefined)
    return (
      <EmptyState
        mood="failed"
        level={1}
        title="The conversation could not be loaded"
        action={
          <Button variant="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Nothing is lost. It is shown as soon as the connection is back.
      </EmptyState>
    );
  const connection = data.find(({ id }) => id === connectionId);
  if (!connection?.extra || !connection.conversation) return <ClosedConversation id={connectionId} />;
  return (
    <Conversation
      connection={connection}
      extra={connection.extra}
      conversation={connection.conversation}
      hire={hireOf?.(connection)}
      profile={profileOf?.(connection)}
    />
  );
}
