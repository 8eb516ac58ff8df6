import type { ReachRequirement } from '@vela/contracts/constants';
import type { OpenRole } from '@vela/contracts/schemas';
import {
  type Employment,
  employmentTexts,
  listed,
  monthsText,
  type OfferedPay,
  payPerPeriodText,
  type Places,
  yearsText,
} from '@vela/formats';
import { wantedRoleOf } from './open-role.js';

/** What a role asks for, posted or still being written. */
export interface AskedOfTalent extends Employment, OfferedPay {
  readonly name: string;
  readonly years: number;
  readonly remote: boolean;
  readonly hybrid: boolean;
  readonly office: boolean;
  readonly countriesCities: Places;
  readonly skills: readonly { readonly name: string; readonly level: number }[];
  readonly compensationTimePeriod: OpenRole['compensationTimePeriod'];
  /** Months until it begins. */
  readonly availability: number;
}

/** One thing that is asked for; every skill is one of its own. */
export interface AskedThing {
  readonly requirement: ReachRequirement;
  /** Name of the skill, null for the others. */
  readonly skill: string | null;
}

/** @returns what a posted role asks for */
export const askedByRole = (role: OpenRole): AskedOfTalent => ({
  ...role,
  ...wantedRoleOf(role),
  skills: role.skills.flatMap((pair) => Object.entries<number>(pair).map(([name, level]) => ({ name, level }))),
});

/** Places are named up to here; the rest is counted. */
const PLACES_NAMED = 2;

function fewPlacesText(countriesCities: Places): string {
  const countries = Object.entries(countriesCities);
  const names = [
    ...countries.flatMap(([, cities]) => cities),
    ...countries.filter(([, cities]) => cities.length === 0).map(([country]) => country),
  ];
  const rest = names.length - PLACES_NAMED;
  return rest > 0 ? `${names.slice(0, PLACES_NAMED).join(', ')} or ${rest} more` : listed(names, 'or');
}

function setupsText({ remote, hybrid, office, countriesCities }: AskedOfTalent): string {
  const setups = [remote && 'fully remote', hybrid && 'hybrid', office && 'onsite'].filter((setup) => setup !== false);
  const places = fewPlacesText(countriesCities);
  return (hybrid || office) && places !== '' ? `${listed(setups, 'or')} in ${places}` : listed(setups, 'or');
}

function startText(months: number): string {
  if (months === 0) return 'an immediate start';
  return `a start within ${monthsText(months)}`;
}

/** @returns what is required, such as 'onsite in Oslo' */
export function requirementText({ requirement, skill }: AskedThing, asked: AskedOfTalent): string {
  switch (requirement) {
    case 'role':
      return `the role ${asked.name}`;
    case 'years':
      return `${yearsText(asked.years)} of experience`;
    case 'place':
      return setupsText(asked);
    case 'employment':
      return listed(employmentTexts(asked), 'or').toLowerCase();
    case 'salary':
      return `no more pay than ${payPerPeriodText(asked)}`;
    case 'availability':
      return startText(asked.availability);
    case 'skill':
      return `${skill ?? 'a skill'} at level ${asked.skills.find(({ name }) => name === skill)?.level ?? ''}`.trimEnd();
  }
}
