import styled from 'styled-components';
import type { JoinRequest } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { useToasts } from '@vela/design-system/services';
import { color, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { shortDayText } from '@vela/market/days';
import { NotLoaded } from '@vela/slice-parts/later';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.js';
import { useAnswerJoinRequest, useJoinRequests } from '../api/join-requests.js';

const Row = styled.li`
  display: grid;
  gap: ${space(12)};
  padding-block: ${space(12)};
  border-block-end: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;

function Asker({ request: { id, name, email, askedAt } }: { readonly request: JoinRequest }) {
  const toasts = useToasts();
  const answer = useAnswerJoinRequest();
  // A promise, not callbacks of `mutate`: the row is gone before they would be called.
  const give = async (accepted: boolean) => {
    try {
      await answer.mutateAsync({ id, accepted });
      toasts.show({
        message: accepted ? t('{name} belongs to your company', { name }) : t('{name} was told no', { name }),
        variant: 'success',
      });
    } catch (error) {
      toasts.show({ message: error instanceof Error ? error.message : TEXTS.unknownError, variant: 'error' });
    }
  };
  const letIn = useOneAtATime(() => give(true));
  const decline = useOneAtATime(() => give(false));
  const isGiving = (accepted: boolean): boolean => answer.isPending && answer.variables.accepted === accepted;
  return (
    <Row>
      <div>
        <Text>
          {name}, {email}
        </Text>
        <Text size="small" tone="muted" numeric>
          {t('Asked on {day}', { day: shortDayText(askedAt) })}
        </Text>
      </div>
      <Cluster>
        <Button
          size="small"
          loading={isGiving(true)}
          aria-disabled={answer.isPending}
          aria-label={t('Let {name} join', { name })}
          onClick={() => void letIn()}
        >
          {t('Let them join')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          loading={isGiving(false)}
          aria-disabled={answer.isPending}
          aria-label={t('Decline {name}', { name })}
          onClick={() => void decline()}
        >
          {t('Decline')}
        </Button>
      </Cluster>
    </Row>
  );
}

/** Who asks to join the company, for its owner to answer; nothing where nobody does. */
export function JoinRequests() {
  const { data, isError, refetch } = useJoinRequests();
  if (data === undefined)
    return isError ? (
      <NotLoaded onRetry={refetch}>{t('The people who ask to join could not be loaded.')}</NotLoaded>
    ) : null;
  if (data.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-labelledby="join-requests">
      <Heading level={3} size="large" id="join-requests">
        {t('Asking to join')}
      </Heading>
      <Text tone="muted" size="small">
        {t('They gave the number of your company. Who joins sees its roles, requests and balance.')}
      </Text>
      <ul>
        {data.map((request) => (
          <Asker key={request.id} request={request} />
        ))}
      </ul>
    </Stack>
  );
}
