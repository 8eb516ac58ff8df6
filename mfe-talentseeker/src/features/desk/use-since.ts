import { startTransition, useEffect, useState } from 'react';
import { visitOpenRole } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';

interface Visit {
  readonly openRoleId: string;
  readonly since: string | null;
}

/**
 * Tells once for each opening of a role's page that the reader is there. Whoever joined since the visit before is new to them.
 * @returns the end of the visit before this one; null where there was none, and until it is known
 */
export function useSince(openRoleId: string): string | null {
  const api = useApi();
  const [visit, setVisit] = useState<Visit | null>(null);
  useEffect(() => {
    let isOver = false;
    // Not as a mutation: its beginning would draw every card of the page anew.
    api.call(visitOpenRole, { params: { id: openRoleId }, body: {} }).then(
      ({ since }) => {
        if (!isOver && since !== null) startTransition(() => setVisit({ openRoleId, since }));
      },
      // Nobody is shown as new then.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [api, openRoleId]);
  return visit?.openRoleId === openRoleId ? visit.since : null;
}
