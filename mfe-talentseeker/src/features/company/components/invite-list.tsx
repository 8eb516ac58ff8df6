import styled from 'styled-components';
import type { CompanyInvite } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { ConfirmButton } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { useToasts } from '@vela/design-system/services';
import { color, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { shortDayText } from '@vela/market/days';
import { NotLoaded } from '@vela/slice-parts/later';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.js';
import { useCompanyInvites, useRevokeInvite } from '../api/company-invites.js';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(12)};
  padding-block: ${space(8)};
  border-block-end: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;

function Invite({ invite }: { readonly invite: CompanyInvite }) {
  const toasts = useToasts();
  const revoke = useRevokeInvite();
  // A promise, not callbacks of `mutate`: the row is gone before they would be called.
  const takeBack = useOneAtATime(async () => {
    try {
      await revoke.mutateAsync(invite.id);
      toasts.show({ message: t('Invitation taken back'), variant: 'success' });
    } catch (error) {
      toasts.show({ message: error instanceof Error ? error.message : TEXTS.unknownError, variant: 'error' });
    }
  });
  return (
    <Row>
      <div>
        <Text>{invite.email}</Text>
        <Text size="small" tone="muted" numeric>
          {t('Link valid until {day}', { day: shortDayText(invite.expiresAt) })}
        </Text>
      </div>
      <ConfirmButton
        size="small"
        variant="quiet"
        label={t('Take back the invitation of {email}', { email: invite.email })}
        question={t('The link in the mail ends for good.')}
        yes={t('Yes, take back')}
        loading={revoke.isPending}
        onConfirm={takeBack}
      >
        {t('Take back')}
      </ConfirmButton>
    </Row>
  );
}

/** Invitations that nobody has used yet; nothing where there are none. */
export function InviteList() {
  const { data, isError, refetch } = useCompanyInvites();
  if (data === undefined)
    return isError ? <NotLoaded onRetry={refetch}>{t('The invitations could not be loaded.')}</NotLoaded> : null;
  if (data.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-labelledby="open-invitations">
      <Heading level={3} size="large" id="open-invitations">
        {t('Invited, not joined yet')}
      </Heading>
      <ul>
        {data.map((invite) => (
          <Invite key={invite.id} invite={invite} />
        ))}
      </ul>
    </Stack>
  );
}
