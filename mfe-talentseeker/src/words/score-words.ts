import type { MatchWords } from '@vela/design-system/score-breakdown';
import { COMPONENT_TITLES, describeChange, describeFact, shownPoints } from '@vela/matching';

/** How a score is put in words, the same for both sides. */
export const scoreWords: MatchWords = {
  titles: COMPONENT_TITLES,
  fact: describeFact,
  change: describeChange,
  points: shownPoints,
};
