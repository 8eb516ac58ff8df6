import type { FittingRole } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Button } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { useToasts } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import { useInterest } from '../api/fitting-roles.js';
import { FITTING_ROLES } from '../texts.js';

/** "I am interested", taking it back, and saying it again of a role that has changed. */
export function InterestButton({
  role: { id, interested, changedSinceInterest = false, role },
}: {
  readonly role: FittingRole;
}) {
  const save = useInterest();
  const toasts = useToasts();
  const change = (next: boolean) =>
    save.mutate(
      { id, interested: next },
      { onError: (error) => toasts.show({ message: error.message, variant: 'error' }) },
    );
  const takeBack = (
    <Button
      variant="bare"
      size="small"
      loading={save.isPending}
      aria-label={`${FITTING_ROLES.takeBack}: ${role}`}
      onClick={() => change(false)}
    >
      {FITTING_ROLES.takeBack}
    </Button>
  );
  if (interested)
    return (
      <Cluster gap={12}>
        <Badge tone="success">{FITTING_ROLES.interested}</Badge>
        {takeBack}
      </Cluster>
    );
  const interest = (
    <Button
      variant="secondary"
      loading={save.isPending}
      aria-label={`${FITTING_ROLES.interest}: ${role}`}
      onClick={() => change(true)}
    >
      {FITTING_ROLES.interest}
    </Button>
  );
  if (!changedSinceInterest) return interest;
  return (
    <Stack gap={12}>
      <Text>{FITTING_ROLES.changed}</Text>
      <Cluster gap={12}>
        {interest}
        {takeBack}
      </Cluster>
    </Stack>
  );
}
