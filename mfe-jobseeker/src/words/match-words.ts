import type { MatchWords } from '@vela/design-system/score-breakdown';
import { COMPONENT_TITLES, describeChange, describeFact, shownPoints } from '@vela/matching';

/** A breakdown in the words of the whole site. */
export const matchWords: MatchWords = {
  titles: COMPONENT_TITLES,
  fact: describeFact,
  change: describeChange,
  points: shownPoints,
};
