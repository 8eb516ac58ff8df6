import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listOpenRoles } from '@vela/contracts/endpoints';
import type { OpenRole } from '@vela/contracts/schemas';
import { endpointQuery, useApi, useEndpoint } from '@vela/design-system/services';
import type { DraftStorage } from '../draft/draft-storage.js';
import { rebasedDraft } from '../draft/rebased-draft.js';
import { saysTheSame } from '../draft/role-draft.js';
import { useDraftStorage, useRoleDraft } from '../draft/use-role-draft.js';

/** Takes over what colleagues saved. @returns whether the draft says something else since */
function takeOver(storage: DraftStorage, roles: readonly OpenRole[]): boolean {
  const before = storage.read();
  const rebased = rebasedDraft(before, roles);
  if (rebased === null) return false;
  storage.takeOver(rebased);
  return !saysTheSame(before, rebased);
}

/** Keeps the draft of a posted role on top of what the role says now, on entering a step and whenever it is asked anew. */
export function useRebasedDraft(): void {
  const storage = useDraftStorage();
  const isEdited = useRoleDraft().editing !== null;
  // What was asked before the step was entered may be older than what the draft began with.
  const { data, isFetchedAfterMount } = useEndpoint(listOpenRoles, isEdited ? {} : null, { refetchOnMount: 'always' });
  useEffect(() => {
    if (data !== undefined && isFetchedAfterMount) takeOver(storage, data);
  }, [data, isFetchedAfterMount, storage]);
}

/** @returns what asks for what the role says now, takes it over, and says whether that changed the draft */
export function useRebaseNow(): () => Promise<boolean> {
  const api = useApi();
  const cache = useQueryClient();
  const storage = useDraftStorage();
  return async () => {
    // Where it cannot be asked, the save says so itself.
    const roles = await cache.query({ ...endpointQuery(api, listOpenRoles, {}), staleTime: 0 }).catch(() => null);
    return roles !== null && takeOver(storage, roles);
  };
}
