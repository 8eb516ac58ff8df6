// Makes worlds that look like the market: popular skills and roles, short lists, some blanks. The same seed, the same world.
import { citiesIn } from '@vela/api';
import { WORK_SETUPS } from '@vela/contracts/constants';
import type {
  AskedSkill,
  LevelledSkill,
  MatchFilters,
  MatchProfile,
  MatchRole,
  Places,
  RelatedSkill,
} from '@vela/matching';

const CATEGORIES = 5;
const ROLES_EACH = 20;
const SKILLS_EACH = 80;
const CITIES_EACH = 8;
/** Months of notice. */
export const AVAILABILITY = [0, 1, 2, 3, 6];
/** The most popular first; the API takes no country or city that it does not know. */
const COUNTRIES = [
  ...[
    'Sweden',
    'Norway',
    'Denmark',
    'Finland',
    'Germany',
    'Netherlands',
    'United Kingdom',
    'Poland',
    'France',
    'Spain',
  ],
  ...['Italy', 'Portugal', 'Ireland', 'Belgium', 'Austria', 'Switzerland', 'Iceland', 'Estonia', 'Latvia', 'Lithuania'],
  ...[
    'Greece',
    'Hungary',
    'Romania',
    'Bulgaria',
    'Croatia',
    'Slovakia',
    'Slovenia',
    'United States',
    'Canada',
    'India',
  ],
].map((name) => {
  const cities = citiesIn(name)?.slice(0, CITIES_EACH) ?? [];
  if (cities.length < CITIES_EACH) throw new Error(`${name} has no ${CITIES_EACH} cities.`);
  return { name, cities };
});

/** Draws a number from 0 to 1. */
export type Draw = () => number;

/** mulberry32: numbers from 0 to 1. */
export function chance(seed: number): Draw {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Written as the driver writes an id, in one piece. */
export function idOf(number: number): string {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(number, 6, 6);
  return bytes.toString('hex');
}
export const numberOf = (id: string): number => Number.parseInt(id, 16);

const CATEGORY_BASE = 0xa00;
const ROLE_BASE = 0xb000;
const SKILL_BASE = 0xc000;
const categoryIdOf = (category: number): string => idOf(CATEGORY_BASE + category);
const roleIdOf = (role: number): string => idOf(ROLE_BASE + role);
const skillIdOf = (skill: number): string => idOf(SKILL_BASE + skill);
/** @returns whether a skill of the world is one of a category's own */
export const isSkillOf = (skillId: string, categoryId: string): boolean =>
  Math.floor((numberOf(skillId) - SKILL_BASE) / SKILLS_EACH) === numberOf(categoryId) - CATEGORY_BASE;

const below = (next: Draw, count: number): number => Math.floor(next() * count);
/** Few are asked for often, most seldom. */
const popular = (next: Draw, count: number): number => Math.min(count - 1, Math.floor(count * next() ** 2.2));
function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index];
  if (value === undefined) throw new Error('Nothing can be drawn of nothing.');
  return value;
}
export const oneOf = <Value>(next: Draw, values: readonly Value[]): Value => at(values, below(next, values.length));
const popularOf = <Value>(next: Draw, values: readonly Value[]): Value => at(values, popular(next, values.length));

function several<Value>(count: number, draw: () => Value): Value[] {
  const drawn = new Set<Value>();
  while (drawn.size < count) drawn.add(draw());
  return [...drawn];
}

const placesOf = (next: Draw, most: number): Places =>
  Object.fromEntries(
    several(1 + below(next, most), () => popularOf(next, COUNTRIES)).map(({ name, cities }) => [
      name,
      several(next() < 0.3 ? 0 : 1 + below(next, 2), () => popularOf(next, cities)),
    ]),
  );

const termsOf = (next: Draw) => {
  const setups = 1 + below(next, 7);
  const employment = 1 + below(next, 3);
  const percentage = (): number => (next() < 0.6 ? 100 : 5 * (1 + below(next, 20)));
  return {
    remote: (setups & 1) !== 0,
    hybrid: (setups & 2) !== 0,
    office: (setups & 4) !== 0,
    permanent: (employment & 1) !== 0,
    freelance: (employment & 2) !== 0,
    permanentPercentage: percentage(),
    freelancePercentage: percentage(),
  };
};

const skillsOf = (next: Draw, category: number, count: number): LevelledSkill[] =>
  several(
    count,
    () => (next() < 0.85 ? category : below(next, CATEGORIES)) * SKILLS_EACH + popular(next, SKILLS_EACH),
  ).map((skill) => ({ skillId: skillIdOf(skill), name: '', level: (1 + below(next, 10)) / 2 }));

/** Share of a category's draws that a skill of it gets. */
const drawnOf = (skill: number): number =>
  ((skill + 1) / SKILLS_EACH) ** (1 / 2.2) - (skill / SKILLS_EACH) ** (1 / 2.2);
const USUAL = drawnOf(SKILLS_EACH / 2);
/** What the table of skills says of as many: most stand near to a few others, by one, two or three quarters. */
const RELATED_MOST = 5;

/** A skill with rarity and relations, as the table of skills gives them (docs/score.md): the same for each role. */
function askedOf(skill: LevelledSkill): AskedSkill {
  const number = numberOf(skill.skillId) - SKILL_BASE;
  const inCategory = number % SKILLS_EACH;
  const next = chance(number);
  const others = several(below(next, RELATED_MOST + 1), () => below(next, SKILLS_EACH));
  return {
    ...skill,
    rarity: Math.min(200, Math.max(50, Math.round(100 * Math.sqrt(USUAL / drawnOf(inCategory))))),
    related: others
      .filter((other) => other !== inCategory)
      .map((other): RelatedSkill => ({
        skillId: skillIdOf(number - inCategory + other),
        name: '',
        quarters: oneOf(next, [1, 2, 3]),
      })),
  };
}

/** @param number of the profile in its world, from 0 */
export function profileOf(next: Draw, number: number): MatchProfile {
  const category = below(next, CATEGORIES);
  const paid = next() < 0.9;
  const minSalary = 20_000 + 1000 * below(next, 70);
  return {
    id: idOf(number + 1),
    userId: idOf(0xd0000000 + number),
    blockedCompanyIds: [],
    shielded: false,
    availableForContact: true,
    openToRanking: true,
    categoryId: categoryIdOf(category),
    desiredRoles: several(1 + below(next, 3), () => category * ROLES_EACH + popular(next, ROLES_EACH)).map((role) => ({
      roleId: roleIdOf(role),
      name: '',
      years: Math.min(40, Math.floor(-Math.log(1 - next()) * 6)),
      weight: 3,
    })),
    experienceYears: next() < 0.9 ? Math.min(40, Math.floor(-Math.log(1 - next()) * 8)) : null,
    skills: skillsOf(next, category, 4 + below(next, 9)),
    ...termsOf(next),
    places: next() < 0.95 ? placesOf(next, 3) : {},
    minSalary: paid ? minSalary : null,
    maxSalary: paid ? minSalary + 1000 * below(next, 20) : null,
    currency: 'SEK',
    period: 'Monthly',
    availability: next() < 0.9 ? oneOf(next, AVAILABILITY) : null,
  };
}

/** One profile of a world of which nobody makes all: it needs no other made before it. */
export const profileAt = (seed: number, number: number): MatchProfile =>
  profileOf(chance(Math.imul(number + 1, 0x9e3779b1) ^ seed), number);

/** @param number of the role, from 0 */
export function roleOf(next: Draw, number: number): MatchRole {
  const category = below(next, CATEGORIES);
  return {
    id: idOf(0xe0000000 + number),
    companyId: idOf(0xf0000001),
    memberUserIds: [],
    verified: true,
    categoryId: categoryIdOf(category),
    roleId: roleIdOf(category * ROLES_EACH + popular(next, ROLES_EACH)),
    roleName: '',
    years: below(next, 12),
    skills: skillsOf(next, category, 5).map(askedOf),
    ...termsOf(next),
    places: placesOf(next, 2),
    offer: { amount: 30_000 + 1000 * below(next, 60), currency: 'SEK', period: 'Monthly' },
    availability: oneOf(next, AVAILABILITY),
  };
}

export function filtersOf(next: Draw): MatchFilters {
  return {
    ...(next() < 0.5 && { setups: [oneOf(next, WORK_SETUPS)] }),
    ...(next() < 0.5 && { countries: several(3, () => popularOf(next, COUNTRIES).name) }),
    ...(next() < 0.3 && { skillIds: [skillIdOf(popular(next, CATEGORIES * SKILLS_EACH))] }),
    ...(next() < 0.3 && { permanentPercentage: 50 }),
    ...(next() < 0.5 && { yearlySalary: [100_000, 400_000 + 50_000 * below(next, 12)] }),
    ...(next() < 0.5 && { availability: AVAILABILITY.slice(0, 1 + below(next, 5)) }),
  };
}

const idsOf = (idOfNumber: (number: number) => string, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => idOfNumber(from + index));

/** The catalogue of the world: its categories with the ids of their roles and skills. */
export const CATALOGUE = Array.from({ length: CATEGORIES }, (_, category) => ({
  categoryId: categoryIdOf(category),
  roleIds: idsOf(roleIdOf, category * ROLES_EACH, ROLES_EACH),
  skillIds: idsOf(skillIdOf, category * SKILLS_EACH, SKILLS_EACH),
}));
