import type { ReactNode } from 'react';
import { PATHS } from '@vela/contracts/routes';
import type { SentConnection } from '@vela/contracts/schemas';
import { useConversation } from '@vela/conversation';
import { Answered } from '@vela/design-system/answered';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { Skeleton } from '@vela/design-system/skeleton';
import { t } from '@vela/language';
import { Conversation } from './conversation.js';
import { ClosedConversation } from './talent-thread.js';

export interface ConversationSectionProps {
  readonly connectionId: string;
  /** What follows from a hire; told of the accepted connection, and how often "Hired" was chosen here. */
  readonly hireOf?: (connection: SentConnection, saidHired: number) => ReactNode;
  /** The whole profile and the reasons, likewise. */
  readonly profileOf?: (connection: SentConnection) => ReactNode;
}

/** One accepted connection, in every state it can be in. It is asked for itself: lists hold only the latest. */
export function ConversationSection({ connectionId, hireOf, profileOf }: ConversationSectionProps) {
  const answer = useConversation(connectionId);
  const { error } = answer;
  if (error !== null && 'status' in error && error.status === 404)
    return (
      <EmptyState
        title={t('There is no such conversation')}
        level={1}
        action={<ButtonLink to={PATHS.talentSeekerDashboard}>{t('To the dashboard')}</ButtonLink>}
      >
        {t('A conversation begins once a talent has accepted your request.')}
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
      {(details) => {
        const { sent } = details;
        if (!sent?.extra || !sent.conversation) return <ClosedConversation details={details} />;
        return (
          <Conversation
            details={details}
            connection={sent}
            extra={sent.extra}
            conversation={sent.conversation}
            {...(hireOf !== undefined && { hireOf: (saidHired: number) => hireOf(sent, saidHired) })}
            profile={profileOf?.(sent)}
          />
        );
      }}
    </Answered>
  );
}
