import { useSyncExternalStore } from 'react';
import { useSession } from '@vela/design-system/services';
import { onServer } from '@vela/slice-parts/served';
import { roleDraftKey } from '../../../drafts/recruiter-draft-key.js';
import { createDraftStorage, type DraftStorage, NOBODYS_DRAFT } from './draft-storage.js';
import type { RoleDraft } from './role-draft.js';

let shared: DraftStorage | null = null;

/**
 * The draft storage of this tab, made on first use. Of one person and
 * company at a time; what a storage of another one holds in memory is let go.
 * @param key whose it is, of `roleDraftKey`
 */
export function draftStorage(key: string): DraftStorage {
  if (shared?.key !== key) shared = createDraftStorage(window.localStorage, window, key);
  return shared;
}

/**
 * @returns the draft storage of who is signed in, for their company; one that keeps nothing while they are not known, and on
 *   a server, which has no browser's storage
 */
export function useDraftStorage(): DraftStorage {
  const { user } = useSession();
  const company = user?.talentSeeker?.company ?? null;
  const isKept = user && company !== null && !onServer;
  return isKept ? draftStorage(roleDraftKey(user.id, company.id)) : NOBODYS_DRAFT;
}

/** @returns the draft as it stands, in this tab or another */
export function useRoleDraft(): RoleDraft {
  const { subscribe, read } = useDraftStorage();
  return useSyncExternalStore(subscribe, read, NOBODYS_DRAFT.read);
}
