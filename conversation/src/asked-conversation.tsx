import type { ReactNode } from 'react';
import type { ConversationDetails } from '@vela/contracts/schemas';
import { Answered } from '@vela/design-system/answered';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { Skeleton } from '@vela/design-system/skeleton';
import { t } from '@vela/language';
import { useConversation } from './use-conversation.js';

export interface AskedConversationProps {
  readonly id: string;
  /** The reader's dashboard, for whoever looks for a conversation that there is not. */
  readonly dashboard: string;
  /** When a conversation begins, as a sentence to them. */
  readonly begins: string;
  readonly children: (details: ConversationDetails) => ReactNode;
}

/** A conversation once it is there; until then, where there is none, and where it cannot be loaded, what is so. */
export function AskedConversation({ id, dashboard, begins, children }: AskedConversationProps) {
  const answer = useConversation(id);
  const { error } = answer;
  if (error !== null && 'status' in error && error.status === 404)
    return (
      <EmptyState
        title={t('There is no such conversation')}
        level={1}
        action={<ButtonLink to={dashboard}>{t('To the dashboard')}</ButtonLink>}
      >
        {begins}
      </EmptyState>
    );
  return (
    <Answered
      answer={answer}
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
      {children}
    </Answered>
  );
}
