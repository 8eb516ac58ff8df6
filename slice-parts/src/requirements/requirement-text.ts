import type { ReachRequirement, SalaryPeriod } from '@vela/contracts/constants';
import { experienceText } from '@vela/contracts/texts';
import {
  countryText,
  type Employment,
  employmentTexts,
  monthsText,
  type OfferedPay,
  payPerPeriodText,
  type Places,
} from '@vela/formats';
import { listed, t } from '@vela/language';

/** What a role asks for, posted or still being written. */
export interface AskedOfTalent extends Employment, OfferedPay {
  readonly name: string;
  readonly years: number;
  readonly remote: boolean;
  readonly hybrid: boolean;
  readonly office: boolean;
  readonly countriesCities: Places;
  readonly skills: readonly { readonly name: string; readonly level: number }[];
  readonly compensationTimePeriod: SalaryPeriod;
  /** Months until it begins. */
  readonly availability: number;
}

/** One thing that is asked for; every skill is one of its own. */
interface AskedThing {
  readonly requirement: ReachRequirement;
  /** Name of the skill, null for the others. */
  readonly skill: string | null;
}

/** Places are named up to here; the rest is counted. */
const PLACES_NAMED = 2;

function fewPlacesText(countriesCities: Places): string {
  const countries = Object.entries(countriesCities);
  const names = [
    ...countries.flatMap(([, cities]) => cities),
    ...countries.filter(([, cities]) => cities.length === 0).map(([country]) => countryText(country)),
  ];
  const rest = names.length - PLACES_NAMED;
  return rest > 0
    ? t('{places} or {rest, number} more', { places: listed(names.slice(0, PLACES_NAMED)), rest })
    : listed(names, 'or');
}

function setupsText({ remote, hybrid, office, countriesCities }: AskedOfTalent): string {
  const setups = [remote && t('fully remote'), hybrid && t('hybrid'), office && t('onsite')].filter(
    (setup) => setup !== false,
  );
  const places = fewPlacesText(countriesCities);
  return (hybrid || office) && places !== ''
    ? t('{setups} in {places}', { setups: listed(setups, 'or'), places })
    : listed(setups, 'or');
}

function startText(months: number): string {
  if (months === 0) return t('an immediate start');
  return t('a start within {months}', { months: monthsText(months) });
}

function skillText(skill: string | null, { skills }: AskedOfTalent): string {
  const told = skill ?? t('a skill');
  const level = skills.find(({ name }) => name === skill)?.level;
  return level === undefined ? told : t('{skill} at level {level, number}', { skill: told, level });
}

/** @returns what is required, such as 'onsite in Oslo' */
export function requirementText({ requirement, skill }: AskedThing, asked: AskedOfTalent): string {
  switch (requirement) {
    case 'role':
      return t('the role {role}', { role: asked.name });
    case 'years':
      return experienceText(asked.years);
    case 'place':
      return setupsText(asked);
    case 'employment':
      return listed(employmentTexts(asked), 'or').toLowerCase();
    case 'salary':
      return t('no more pay than {pay}', { pay: payPerPeriodText(asked) });
    case 'availability':
      return startText(asked.availability);
    case 'skill':
      return skillText(skill, asked);
  }
}
