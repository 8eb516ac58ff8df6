import type { SentConnection } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { useToasts } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import { useOneAtATime } from '../../../use-one-at-a-time.js';
import { useRemindConnection } from '../api/remind-connection.js';

/** Reminds the talent of an open request; once done it says so. */
export function RemindButton({ connection }: { readonly connection: SentConnection }) {
  const toasts = useToasts();
  const remind = useRemindConnection();
  const send = useOneAtATime(async () => {
    try {
      await remind.mutateAsync(connection.id);
      toasts.show({ message: 'Reminder sent', variant: 'success' });
    } catch (error) {
      toasts.show({ message: error instanceof Error ? error.message : TEXTS.unknownError, variant: 'error' });
    }
  });
  if (connection.remindedAt !== null)
    return (
      <Text as="span" size="small" tone="muted">
        Reminded
      </Text>
    );
  return (
    <Button size="small" variant="quiet" loading={remind.isPending} onClick={() => void send()}>
      Remind once
    </Button>
  );
}
