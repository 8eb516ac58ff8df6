import type { RoleReach } from '@vela/contracts/schemas';
import { REACH_LEAST } from '@vela/market/visibility';
import { employmentTexts, offerText } from '../../../words/open-role.js';
import { yearsText } from '../../../words/years.js';
import { citiesOf } from './places.js';
import type { RoleDraft } from './role-draft.js';

type Cost = RoleReach['costs'][number];

/** @returns the number, or '<5' where it is not told */
export const peopleText = (people: number | null): string => (people === null ? `<${REACH_LEAST}` : String(people));

/** Follows the number, which is never one. */
export const MATCH_SO_FAR = 'people match so far';

const listOf = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

/** Places are named up to here; the rest is counted. */
const PLACES_NAMED = 2;

function placesText({ details }: RoleDraft): string {
  const { countries, countriesCities } = details;
  const anywhere = countries.filter((country) => (countriesCities[country] ?? []).length === 0);
  const names = [...citiesOf(details).map(({ name }) => name), ...anywhere];
  const rest = names.length - PLACES_NAMED;
  return rest > 0 ? `${names.slice(0, PLACES_NAMED).join(', ')} or ${rest} more` : listOf(names);
}

function setupsText(draft: RoleDraft): string {
  const { remote, hybrid, office } = draft.details;
  const setups = [remote && 'fully remote', hybrid && 'hybrid', office && 'onsite'].filter((setup) => setup !== false);
  const places = placesText(draft);
  return (hybrid || office) && places !== '' ? `${listOf(setups)} in ${places}` : listOf(setups);
}

function startText(months: number): string {
  if (months === 0) return 'an immediate start';
  return months === 1 ? 'a start within 1 month' : `a start within ${months} months`;
}

/** @returns what is required, such as 'onsite in Oslo' */
export function requirementText({ requirement, skill }: Pick<Cost, 'requirement' | 'skill'>, draft: RoleDraft): string {
  const { details, experience } = draft;
  switch (requirement) {
    case 'role':
      return `the role ${details.role?.name ?? ''}`;
    case 'years':
      return `${yearsText(details.role?.years ?? 0)} of experience`;
    case 'place':
      return setupsText(draft);
    case 'employment':
      return listOf(employmentTexts(experience)).toLowerCase();
    case 'salary':
      return `no more pay than ${offerText(experience)}`;
    case 'availability':
      return startText(experience.availability);
    case 'skill':
      return `${skill ?? 'a skill'} at level ${experience.skills.find(({ name }) => name === skill)?.level ?? ''}`.trimEnd();
  }
}
