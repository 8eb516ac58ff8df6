import type { AvailabilityMonths } from '@vela/contracts/constants';
import type { CategoryRole, Skill } from '@vela/contracts/schemas';
import { type KnownCountry, placesOf, type ReadPlace } from './places.js';
import { roleIn } from './roles.js';
import { skillsIn, type StatedSkill } from './skills.js';
import {
  availabilityOf,
  employmentOf,
  payOf,
  type ReadEmployment,
  type ReadPay,
  type ReadSetup,
  setupOf,
  yearsOf,
} from './terms.js';
import { clausesOf, type Found } from './words.js';

/** What an advert can be read against. */
export interface AdvertTerms {
  /** Of the role's category. */
  readonly skills: readonly Skill[];
  /** Names of all countries that can be chosen. */
  readonly countries: readonly string[];
  readonly cities: readonly KnownCountry[];
}

/** What an advert says, each with the words that say it; null and empty where it says nothing. */
export interface ReadAdvert extends ReadSetup, ReadEmployment {
  readonly skills: readonly Found<StatedSkill>[];
  readonly years: Found<number> | null;
  readonly places: readonly Found<ReadPlace>[];
  readonly pay: Found<ReadPay> | null;
  readonly availability: Found<AvailabilityMonths> | null;
}

/** @returns the role that an advert, or a title alone, is about; null where it names none of the catalogue's */
export const readRole = (text: string, roles: readonly CategoryRole[]): Found<CategoryRole> | null =>
  roleIn(text, roles);

/** Reads an advert in English or Swedish. Pure: nothing is asked or sent. */
export function readAdvert(text: string, { skills, countries, cities }: AdvertTerms): ReadAdvert {
  const clauses = clausesOf(text);
  return {
    skills: skillsIn(text, skills),
    years: yearsOf(clauses),
    places: placesOf(clauses, countries, cities),
    pay: payOf(clauses),
    availability: availabilityOf(clauses),
    ...setupOf(clauses),
    ...employmentOf(clauses),
  };
}
