import type { Match } from '@vela/contracts/schemas';
import { useState } from 'react';

/** As many as stand side by side on a screen. */
const MOST = 3;

/** The matches that are put beside each other. They stay chosen while the list is filtered and paged. */
export function useCompared() {
  const [matches, setMatches] = useState<readonly Match[]>([]);
  const without = (id: string) => matches.filter((match) => match.jobSeekerProfile.id !== id);
  const isChosen = ({ jobSeekerProfile }: Match) => matches.some((match) => match.jobSeekerProfile.id === jobSeekerProfile.id);
  return {
    matches,
    clear: () => setMatches([]),
    remove: (match: Match) => setMatches(without(match.jobSeekerProfile.id)),
    /** @returns what the choice of one match shows and does */
    toggleOf: (match: Match) => ({
      chosen: isChosen(match),
      full: matches.length >= MOST && !isChosen(match),
      onChange: (chosen: boolean) => setMatches(chosen ? [...matches, match].slice(0, MOST) : without(match.jobSeekerProfile.id)),
    }),
  };
}
