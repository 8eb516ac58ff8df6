import type { MatchComponentKey } from '@vela/contracts/matching';
import { texts } from '@vela/language';

/** What each component is called on screen. */
export const COMPONENT_TITLES: Readonly<Record<MatchComponentKey, string>> = texts({
  skills: 'Skills',
  role: 'Role',
  years: 'Years',
  salary: 'Salary',
  place: 'Place',
  employment: 'Employment',
  availability: 'Availability',
});
