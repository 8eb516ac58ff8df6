import { WORK_SETUPS, type WorkSetup } from '@vela/contracts/constants';
import type { RoleReach } from '@vela/contracts/schemas';
import { employmentTexts, listed, monthsText, payPerPeriodText, yearsText } from '@vela/formats';
import { citiesOf } from './draft/places.js';
import type { RoleDraft } from './draft/role-draft.js';

type Cost = RoleReach['costs'][number];

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

/** The ways of working, as the wizard names them. */
export const SETUP_LABELS: Readonly<Record<WorkSetup, string>> = {
  remote: 'Fully remote',
  hybrid: 'Hybrid',
  office: 'Onsite',
};

/** @returns the chosen ways of working, as the wizard names them */
export const setupsOfDraft = (details: RoleDraft['details']): string[] =>
  WORK_SETUPS.filter((setup) => details[setup]).map((setup) => SETUP_LABELS[setup]);

/** @returns when the role is to be filled, as the wizard names it */
export const noticeText = (months: number): string => (months === 0 ? 'Immediate' : `${monthsText(months)} notice`);

/** @returns every place, such as 'Göteborg (Sweden), Norway' */
export function placesOfDraft(details: RoleDraft['details']): string {
  const { countries, countriesCities } = details;
  const inCountry = (country: string) => {
    const cities = countriesCities[country] ?? [];
    return cities.length === 0 ? country : `${cities.join(', ')} (${country})`;
  };
  return countries.map(inCountry).join(', ');
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
