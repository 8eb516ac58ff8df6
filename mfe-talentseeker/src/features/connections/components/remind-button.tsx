import type { SentConnection } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { useToasts } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { dayAndMonthText } from '@vela/market/days';
import { useNow } from '@vela/slice-parts/now';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.js';
import { useRemindConnection } from '../api/remind-connection.js';

/** Reminds the talent of an open request; before its time it says from when, once done that it is. */
export function RemindButton({ connection }: { readonly connection: SentConnection }) {
  const toasts = useToasts();
  const now = useNow();
  const remind = useRemindConnection();
  const send = useOneAtATime(async () => {
    try {
      await remind.mutateAsync(connection.id);
      toasts.show({ message: t('Reminder sent'), variant: 'success' });
    } catch (error) {
      toasts.show({ message: error instanceof Error ? error.message : TEXTS.unknownError, variant: 'error' });
    }
  });
  if (connection.remindedAt !== null)
    return (
      <Text as="span" size="small" tone="muted">
        {t('Reminded')}
      </Text>
    );
  if (now < new Date(connection.remindFrom))
    return (
      <Text as="span" size="small" tone="muted">
        {t('You can remind from {day}', { day: dayAndMonthText(connection.remindFrom) })}
      </Text>
    );
  return (
    <Button size="small" variant="quiet" loading={remind.isPending} onClick={() => void send()}>
      {t('Remind once')}
    </Button>
  );
}
