import type { MatchComponentKey } from '@vela/contracts/matching';

/** What each component is called on screen. */
export const COMPONENT_TITLES: Readonly<Record<MatchComponentKey, string>> = {
  skills: 'Skills',
  role: 'Role',
  years: 'Years',
  salary: 'Salary',
  place: 'Place',
  employment: 'Employment',
  availability: 'Availability',
};
