import type { SentConnection } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { useToasts } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import { useRemindConnection } from '../api/remind-connection.js';

/** Reminds the talent of an open request; once done it says so. */
export function RemindButton({ connection }: { readonly connection: SentConnection }) {
  const toasts = useToasts();
  const remind = useRemindConnection();
  if (connection.remindedAt !== null)
    return (
      <Text as="span" size="small" tone="muted">
        Reminded
      </Text>
    );
  const send = () =>
    remind.mutate(connection.id, {
      onSuccess: () => toasts.show({ message: 'Reminder sent', variant: 'success' }),
      onError: (error) => toasts.show({ message: error.message, variant: 'error' }),
    });
  return (
    <Button size="small" variant="quiet" loading={remind.isPending} onClick={send}>
      Remind once
    </Button>
  );
}
