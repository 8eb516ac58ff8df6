import { shownPoints } from './breakdown.js';
import { describeCap, describeChange, describeFact, describeRarity } from './texts.js';
import { COMPONENT_TITLES } from './titles.js';

/** How a breakdown is put in words and whole points, for whoever shows one. */
export const MATCH_TEXTS = {
  titles: COMPONENT_TITLES,
  fact: describeFact,
  change: describeChange,
  cap: describeCap,
  rarity: describeRarity,
  points: shownPoints,
} as const;
