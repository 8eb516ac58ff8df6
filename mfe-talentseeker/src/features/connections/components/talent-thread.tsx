import type { ReactNode } from 'react';
import type { ConversationDetails } from '@vela/contracts/schemas';
import { clockText, LeftUnsent, Thread } from '@vela/conversation';
import { Stack } from '@vela/design-system/layout';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { useCurrentTime } from '@vela/slice-parts/now';

const nameOfTalent = ({ people }: ConversationDetails): string =>
  people.find(({ side }) => side === 'jobSeeker')?.name ?? '';

/** The messages with a talent. */
export function TalentThread({ details }: { readonly details: ConversationDetails }) {
  const waiting = clockText(details.waiting, 'company', nameOfTalent(details), useCurrentTime());
  return (
    <Stack gap={12}>
      {waiting !== '' && (
        <Text tone="muted" size="small">
          {waiting}
        </Text>
      )}
      <Thread key={details.id} details={details} />
    </Stack>
  );
}

export interface ClosedConversationProps {
  readonly details: ConversationDetails;
  /** What follows from a hire: a fee and what is given back of it do not go with the account. */
  readonly hire?: ReactNode;
}

/** A conversation of which only the company's side is left. */
export const ClosedConversation = ({ details, hire }: ClosedConversationProps) => (
  <Stack gap={24}>
    <Heading level={1} size="section">
      {nameOfTalent(details)}
    </Heading>
    <Text tone="muted">{details.roleName}</Text>
    <Text measure>{t('The talent has deleted their account, and with it everything that was written here.')}</Text>
    <LeftUnsent key={details.id} id={details.id} />
    {hire}
  </Stack>
);
