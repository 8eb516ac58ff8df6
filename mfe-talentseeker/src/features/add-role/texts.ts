import type { RoleReach } from '@vela/contracts/schemas';
import { employmentTexts, listed, monthsText, payPerPeriodText, yearsText } from '@vela/formats';
import { REACH_LEAST } from '@vela/market/visibility';
import { citiesOf } from './draft/places.js';
import type { RoleDraft } from './draft/role-draft.js';

type Cost = RoleReach['costs'][number];

/** @returns the number, or '<5' where it is not told */
export const peopleText = (people: number | null): string => (people === null ? `<${REACH_LEAST}` : String(people));

/** Follows the number, which is never one. */
export const MATCH_SO_FAR = 'people match so far';

/** Places are named up to here; the rest is counted. */
const PLACES_NAMED = 2;

function placesText({ details }: RoleDraft): string {
  const { countries, countriesCities } = details;
  const anywhere = countries.filter((country) => (countriesCities[country] ?? []).length === 0);
  const names = [...citiesOf(details).map(({ name }) => name), ...anywhere];
  const rest = names.length - PLACES_NAMED;
  return rest > 0 ? `${names.slice(0, PLACES_NAMED).join(', ')} or ${rest} more` : listed(names, 'or');
}

function setupsText(draft: RoleDraft): string {
  const { remote, hybrid, office } = draft.details;
  const setups = [remote && 'fully remote', hybrid && 'hybrid', office && 'onsite'].filter((setup) => setup !== false);
  const places = placesText(draft);
  return (hybrid || office) && places !== '' ? `${listed(setups, 'or')} in ${places}` : listed(setups, 'or');
}

function startText(months: number): string {
  if (months === 0) return 'an immediate start';
  return `a start within ${monthsText(months)}`;
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
      return listed(employmentTexts(experience), 'or').toLowerCase();
    case 'salary':
      return `no more pay than ${payPerPeriodText(experience)}`;
    case 'availability':
      return startText(experience.availability);
    case 'skill':
      return `${skill ?? 'a skill'} at level ${experience.skills.find(({ name }) => name === skill)?.level ?? ''}`.trimEnd();
  }
}
