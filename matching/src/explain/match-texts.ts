import { shownPoints } from './breakdown.js';
import { describeChange, describeFact } from './texts.js';
import { COMPONENT_TITLES } from './titles.js';

/** How a breakdown is put in words and whole points, for whoever shows one. */
export const MATCH_TEXTS = {
  titles: COMPONENT_TITLES,
  fact: describeFact,
  change: describeChange,
  points: shownPoints,
} as const;
