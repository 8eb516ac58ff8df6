import { useEffect, useState } from 'react';
import type { RoleDraft } from './role-draft.js';
import { draftStorage } from './use-role-draft.js';

const stepsOf = ({ details, experience, musts, editing }: RoleDraft): string =>
  JSON.stringify([details, experience, musts, editing]);

/**
 * All tabs share one draft. Who is about to post it has read what stood here: when another tab changes it, they have to
 * look again.
 * @returns whether the steps before were changed in another tab, and what says that the change has been read
 */
export function useChangedElsewhere(): { readonly changed: boolean; readonly accept: () => void } {
  const [read, setRead] = useState(() => stepsOf(draftStorage().read()));
  const [now, setNow] = useState(read);
  useEffect(() => draftStorage().onOtherTab((draft) => setNow(stepsOf(draft))), []);
  return { changed: read !== now, accept: () => setRead(now) };
}
