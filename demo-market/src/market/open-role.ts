import type { OpenRoleDocument } from '@vela/api';
import type { AvailabilityMonths } from '@vela/contracts/constants';
import { daysBefore } from '../chance/days.js';
import { between, chance, oneByWeight, several, type Weighted, wholeBetween } from '../chance/draw.js';
import { idOfName, idOfNumber } from '../chance/ids.js';
import { type Random, randomOf } from '../chance/random.js';
import { roleTextOf } from '../texts/role-text.js';
import { type Career, drawCareer, drawRoleSkills, type Level } from './career.js';
import type { Employer } from './company.js';
import { drawPayTerms, spokenAmount, yearlyWorth } from './pay.js';
import { drawCity, drawHome, homeCountry, type Place } from './places.js';
import type { Market } from './talent.js';

const AVAILABILITIES: Weighted<AvailabilityMonths> = [
  [0, 24],
  [1, 26],
  [2, 18],
  [3, 28],
  [6, 4],
];
const PERCENTAGES: Weighted<number> = [
  [100, 84],
  [80, 10],
  [60, 3],
  [50, 3],
];

/** Where the role is: near the employer, sometimes with a second country for those who work remotely. */
function drawRolePlaces(random: Random, { company, profile: { country } }: Employer, remote: boolean): Place[] {
  const places: Place[] = [{ country, cities: remote && chance(random, 0.4) ? [] : [company.city] }];
  const [home] = places;
  if (home !== undefined && home.cities.length > 0 && chance(random, 0.3)) {
    const second = drawCity(random, country);
    if (!home.cities.includes(second)) home.cities.push(second);
  }
  const abroad = remote && chance(random, 0.4) ? drawHome(random).name : country;
  if (abroad !== country) places.push({ country: abroad, cities: [] });
  return places;
}

function drawSetups(random: Random): { remote: boolean; hybrid: boolean; office: boolean } {
  const remote = chance(random, 0.4);
  const hybrid = chance(random, 0.7);
  return { remote, hybrid, office: (!remote && !hybrid) || chance(random, 0.3) };
}

/** Employers ask for fewer skills than people have, and for those that matter most. */
function drawWantedSkills(random: Random, career: Career): { name: string; level: number }[] {
  const usual = drawRoleSkills(random, career).slice(0, 8);
  return several(random, usual, wholeBetween(random, 3, Math.min(7, usual.length))).map(({ name, level }) => ({
    name,
    level: Math.min(4.5, Math.max(1.5, level - (chance(random, 0.5) ? 0.5 : 0))),
  }));
}

/** What is laid down about a role instead of left to chance. */
export interface RoleBrief {
  readonly career?: Career;
  readonly skills?: readonly Level[];
  readonly terms?: Partial<
    Pick<OpenRoleDocument, 'remote' | 'hybrid' | 'office' | 'countries' | 'compensation' | 'availability'>
  >;
}

/**
 * The nth open role of a market.
 * @param n from 0
 */
export function openRoleIn(market: Market, n: number, employer: Employer, brief: RoleBrief = {}): OpenRoleDocument {
  const random = randomOf(market.number, `role ${n}`);
  const drawn = brief.career ?? drawCareer(random);
  const career = {
    ...drawn,
    years: brief.career?.years ?? Math.min(15, Math.max(drawn.role.fromYears ?? 0, Math.round(drawn.years * 0.6))),
  };
  const home = homeCountry(employer.profile.country);
  const setups = drawSetups(random);
  const freelanceOnly = chance(random, 0.08);
  const freelance = freelanceOnly || chance(random, 0.12);
  const permanent = !freelanceOnly;
  const pay = drawPayTerms(random, home, freelanceOnly);
  const worth = yearlyWorth(career.category, career.role, { years: career.years + 1, home, freelanceOnly });
  const skills = brief.skills ?? drawWantedSkills(random, career);
  return {
    _id: idOfNumber(market.number, 'openRole', n),
    companyId: employer.company._id,
    createdBy: employer.recruiter._id,
    categoryId: idOfName('category', career.category.name),
    roleId: idOfName('role', career.role.name),
    years: career.years,
    ...setups,
    countries: drawRolePlaces(random, employer, setups.remote),
    skills: skills.map(({ name, level }) => ({ skillId: idOfName('skill', name), level })),
    permanent,
    freelance,
    permanentPercentage: permanent ? oneByWeight(random, PERCENTAGES) : null,
    freelancePercentage: freelance ? oneByWeight(random, PERCENTAGES) : null,
    compensation: String(spokenAmount(worth * between(random, 0.95, 1.18), pay)),
    currency: pay.currency,
    compensationTimePeriod: pay.period,
    availability: oneByWeight(random, AVAILABILITIES),
    description: roleTextOf(
      random,
      employer.profile,
      career.role.name,
      skills.map(({ name }) => name),
    ),
    status: 'open',
    // Every third is for those alone whom the recruiter asks.
    shownToTalent: n % 3 !== 2,
    createdAt: daysBefore(market.now, 1 + random.next() * 28),
    ...brief.terms,
  };
}
