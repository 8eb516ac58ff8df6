import { useCallback, useState } from 'react';
import type { Match } from '@vela/contracts/schemas';

/** As many as stand side by side on a screen. */
const MOST = 3;

const isSame = (one: Match, other: Match): boolean => one.jobSeekerProfile.id === other.jobSeekerProfile.id;

/** The matches that are put beside each other. They stay chosen while the list is filtered and paged. */
export function useCompared() {
  const [matches, setMatches] = useState<readonly Match[]>([]);
  /** The same function for good, so that a list's cards need not be drawn anew. */
  const choose = useCallback(
    (match: Match, chosen: boolean) =>
      setMatches((before) => {
        const others = before.filter((each) => !isSame(each, match));
        return chosen ? [...others, match].slice(0, MOST) : others;
      }),
    [],
  );
  return {
    matches,
    clear: () => setMatches([]),
    choose,
    isChosen: (match: Match) => matches.some((each) => isSame(each, match)),
    full: matches.length >= MOST,
  };
}
