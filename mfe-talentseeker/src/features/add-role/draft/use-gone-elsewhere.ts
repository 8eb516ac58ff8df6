import { useEffect, useState } from 'react';
import { isBegun, type RoleDraft } from './role-draft.js';
import { useDraftStorage } from './use-role-draft.js';

const isKept = (draft: RoleDraft): boolean => draft.editing !== null || isBegun(draft);

/**
 * All tabs share one draft: one of them posts or saves the role, or drops it, and it is gone under the others.
 * @returns whether that happened to what was written here, and what says that it has been read
 */
export function useGoneElsewhere(): { readonly gone: boolean; readonly accept: () => void } {
  const storage = useDraftStorage();
  const [gone, setGone] = useState(false);
  useEffect(() => {
    let wasKept = isKept(storage.read());
    const endHere = storage.subscribe(() => {
      wasKept ||= isKept(storage.read());
    });
    const endElsewhere = storage.onElsewhere((draft) => {
      if (wasKept && !isKept(draft)) setGone(true);
      wasKept = isKept(draft);
    });
    return () => {
      endHere();
      endElsewhere();
    };
  }, [storage]);
  return { gone, accept: () => setGone(false) };
}
