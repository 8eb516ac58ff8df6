import type { ReactNode } from 'react';
import { PATHS } from '@vela/contracts/routes';
import type { AskedTerms, ConversationDetails, SentConnection } from '@vela/contracts/schemas';
import { AskedConversation } from '@vela/conversation';
import { t } from '@vela/language';
import { Conversation } from './conversation.js';
import { ClosedConversation } from './talent-thread.js';

export interface ConversationSectionProps {
  readonly connectionId: string;
  /** What follows from a hire; told of the accepted connection, and how often "Hired" was chosen here. */
  readonly hireOf?: (connection: SentConnection, saidHired: number) => ReactNode;
  /** Likewise of a talent who deleted their account. */
  readonly hireOfGone?: (details: ConversationDetails, asked: AskedTerms) => ReactNode;
  /** The whole profile and the reasons, likewise. */
  readonly profileOf?: (connection: SentConnection) => ReactNode;
}

/** One accepted connection, in every state it can be in. It is asked for itself: lists hold only the latest. */
export function ConversationSection({ connectionId, hireOf, hireOfGone, profileOf }: ConversationSectionProps) {
  return (
    <AskedConversation
      id={connectionId}
      dashboard={PATHS.talentSeekerDashboard}
      begins={t('A conversation begins once a talent has accepted your request.')}
    >
      {(details) => {
        const { sent, asked } = details;
        if (!sent?.extra || !sent.conversation)
          return <ClosedConversation details={details} hire={asked && hireOfGone?.(details, asked)} />;
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
    </AskedConversation>
  );
}
