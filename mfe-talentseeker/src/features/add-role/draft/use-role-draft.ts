import { useSyncExternalStore } from 'react';
import { createDraftStorage, type DraftStorage } from './draft-storage.js';
import type { RoleDraft } from './role-draft.js';

let shared: DraftStorage | null = null;

/** The draft storage of this tab, made on first use: a page that is prerendered has no browser storage. */
export const draftStorage = (): DraftStorage => (shared ??= createDraftStorage(window.localStorage, window));

/** @returns the draft as it stands, in this tab or another */
export function useRoleDraft(): RoleDraft {
  const { subscribe, read } = draftStorage();
  return useSyncExternalStore(subscribe, read);
}
