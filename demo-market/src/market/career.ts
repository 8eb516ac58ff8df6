import { consistent } from '@vela/market/profiles';
import type { CategoryBlueprint, RoleBlueprint } from '../catalogue/index.js';
import { CATEGORIES } from '../catalogue/index.js';
import {
  between,
  chance,
  oneByWeight,
  oneOf,
  several,
  severalOfRanked,
  type Weighted,
  wholeBetween,
} from '../chance/draw.js';
import type { Random } from '../chance/random.js';

interface NamedRole extends RoleBlueprint {
  readonly name: string;
}

/** What somebody does, and for how long. */
export interface Career {
  readonly category: CategoryBlueprint;
  readonly role: NamedRole;
  /** Whole years of experience. */
  readonly years: number;
}

const BY_SHARE: Weighted<CategoryBlueprint> = CATEGORIES.map((category) => [category, category.share]);

const YEARS: Weighted<readonly [least: number, most: number]> = [
  [[0, 0], 5],
  [[1, 2], 13],
  [[3, 5], 26],
  [[6, 12], 35],
  [[13, 21], 17],
  [[22, 34], 4],
];

const rolesOf = (category: CategoryBlueprint): NamedRole[] =>
  Object.entries(category.roles).map(([name, role]) => ({ name, ...role }));

/**
 * A role of the market.
 * @throws Error if there is none of that name
 */
export function careerAs(roleName: string, years: number): Career {
  const category = CATEGORIES.find((candidate) => roleName in candidate.roles);
  const role = category?.roles[roleName];
  if (category === undefined || role === undefined) throw new Error(`There is no role ${roleName}.`);
  return { category, role: { name: roleName, ...role }, years };
}

function drawYears(random: Random, { fromYears = 0 }: RoleBlueprint): number {
  const [least, most] = oneByWeight(random, YEARS);
  const years = wholeBetween(random, least, most);
  return years >= fromYears ? years : fromYears + wholeBetween(random, 0, 6);
}

export function drawCareer(random: Random): Career {
  const category = oneByWeight(random, BY_SHARE);
  const role = oneOf(random, rolesOf(category));
  return { category, role, years: drawYears(random, role) };
}

export interface Level {
  readonly name: string;
  /** 0.5 to 5 in half stars. */
  readonly level: number;
}

const halfStars = (level: number): number => Math.min(5, Math.max(0.5, Math.round(level * 2) / 2));

/** Skill grows quickly at first: 1.5 stars on the first day, 3 after four years, 4 after twelve. */
const usualLevel = (years: number): number => 1.5 + 1.6 * Math.log10(1 + years * 1.6) + Math.min(0.3, years * 0.02);

/**
 * Skills that belong to the role, at the level that they usually have by then, the strongest first. Those of the role's
 * first field dominate, and in every field those that the blueprint names first.
 */
export function drawRoleSkills(random: Random, { category, role, years }: Career): Level[] {
  const count = Math.min(16, wholeBetween(random, 4, 6) + Math.floor(years * 0.45));
  const levels = new Map<string, number>();
  const take = (skills: readonly string[], howMany: number, advantage: number): void => {
    for (const skill of severalOfRanked(
      random,
      skills.filter((name) => !levels.has(name)),
      howMany,
    ))
      levels.set(skill, halfStars(usualLevel(years) + advantage + between(random, -0.9, 0.7)));
  };
  role.draws.forEach((field, place) =>
    take(category.fields[field] ?? [], Math.ceil(count * (place === 0 ? 0.5 : 0.22)), place === 0 ? 0.6 : 0),
  );
  take(category.shared, Math.max(1, count - levels.size), 0.2);
  return [...levels].map(([name, level]) => ({ name, level })).sort((a, b) => b.level - a.level);
}

/** Skills of a person in the role: the role's, and sometimes two from elsewhere in the category. */
export function drawSkills(random: Random, career: Career): Level[] {
  const skills = drawRoleSkills(random, career);
  if (!chance(random, 0.35)) return skills;
  const others = Object.values(career.category.fields)
    .flat()
    .filter((name) => !skills.some((skill) => skill.name === name));
  const strays = severalOfRanked(random, [...new Set(others)], 2);
  const level = halfStars(usualLevel(career.years) - 0.8 + between(random, -0.9, 0.7));
  return [...skills, ...strays.map((name) => ({ name, level }))].sort((a, b) => b.level - a.level);
}

/** What a person says of their skills: five of them at five stars at most, as the product asks. */
export const saidOf = (skills: readonly Level[]): Level[] => consistent({ ...NOTHING_ELSE, skills }).skills;
const NOTHING_ELSE = { experienceYears: null, desiredRoles: [] };

export interface DesiredRole {
  readonly name: string;
  readonly years: number;
  readonly weight: number;
}

const sharesField = (role: RoleBlueprint, other: RoleBlueprint): boolean =>
  other.draws.some((field) => role.draws.includes(field));

/** The role that somebody wants next, and up to two near ones, each with the years they have in it. */
export function drawDesiredRoles(random: Random, { category, role, years }: Career): DesiredRole[] {
  const near = rolesOf(category).filter(
    (other) => other.name !== role.name && sharesField(role, other) && (other.fromYears ?? 0) <= years + 1,
  );
  const others = several(random, near, wholeBetween(random, 0, 2));
  const inRole = chance(random, 0.8) ? Math.max(0, years - wholeBetween(random, 0, 3)) : Math.floor(years / 2);
  return [
    { name: role.name, years: inRole, weight: wholeBetween(random, 3, 5) },
    ...others.map(({ name }) => ({
      name,
      years: Math.floor(years * between(random, 0.1, 0.6)),
      weight: wholeBetween(random, 1, 3),
    })),
  ];
}

const TITLE_WITH_RANK = /^(Head|Chief|Lead|Staff|Senior|Associate|Group|Tech lead)|lead$|manager$|director$|architect/;

const inSentence = (role: string): string =>
  /^[A-Z][a-z]/.test(role) ? role.charAt(0).toLowerCase() + role.slice(1) : role;

/** @returns how somebody would call what they do today */
export function currentTitle(random: Random, { category, role, years }: Career): string {
  const held = chance(random, 0.75)
    ? role
    : oneOf(
        random,
        rolesOf(category)
          .filter((other) => (other.fromYears ?? 0) <= years)
          .concat(role),
      );
  if (TITLE_WITH_RANK.test(held.name)) return held.name;
  if (years < 2) return chance(random, 0.6) ? `Junior ${inSentence(held.name)}` : held.name;
  return years >= 7 && chance(random, 0.6) ? `Senior ${inSentence(held.name)}` : held.name;
}
