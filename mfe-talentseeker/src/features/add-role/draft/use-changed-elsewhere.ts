import { useEffect, useState } from 'react';
import { same } from '@vela/slice-parts/draft';
import type { RoleDraft } from './role-draft.js';
import { useDraftStorage } from './use-role-draft.js';

const stepsOf = ({ details, experience, musts, editing }: RoleDraft) => [details, experience, musts, editing?.id];

/**
 * All tabs share one draft, and colleagues save a posted role. Who is about to post or save it has read what stood here:
 * when that changes, they have to look again.
 * @returns whether the steps before were changed elsewhere, and what says that the change has been read
 */
export function useChangedElsewhere(): { readonly changed: boolean; readonly accept: () => void } {
  const storage = useDraftStorage();
  const [read, setRead] = useState(() => stepsOf(storage.read()));
  const [now, setNow] = useState(read);
  useEffect(() => storage.onElsewhere((draft) => setNow(stepsOf(draft))), [storage]);
  return { changed: !same(read, now), accept: () => setRead(now) };
}
