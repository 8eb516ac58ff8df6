import type { FittingRole } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Button } from '@vela/design-system/button';
import { Cluster } from '@vela/design-system/layout';
import { useToasts } from '@vela/design-system/services';
import { useInterest } from '../api/fitting-roles.js';
import { FITTING_ROLES } from '../texts.js';

/** "I am interested", and taking it back. */
export function InterestButton({ role: { id, interested, role } }: { readonly role: FittingRole }) {
  const save = useInterest();
  const toasts = useToasts();
  const change = (next: boolean) =>
    save.mutate(
      { id, interested: next },
      { onError: (error) => toasts.show({ message: error.message, variant: 'error' }) },
    );
  return interested ? (
    <Cluster gap={12}>
      <Badge tone="success">{FITTING_ROLES.interested}</Badge>
      <Button
        variant="bare"
        size="small"
        loading={save.isPending}
        aria-label={`${FITTING_ROLES.takeBack}: ${role}`}
        onClick={() => change(false)}
      >
        {FITTING_ROLES.takeBack}
      </Button>
    </Cluster>
  ) : (
    <Button
      variant="secondary"
      loading={save.isPending}
      aria-label={`${FITTING_ROLES.interest}: ${role}`}
      onClick={() => change(true)}
    >
      {FITTING_ROLES.interest}
    </Button>
  );
}
