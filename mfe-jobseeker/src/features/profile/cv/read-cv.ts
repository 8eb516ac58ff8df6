import { DESIRED_ROLES_MAX, PROFILE_SKILLS_MAX } from '@vela/contracts/constants';
import type { Category, Skill } from '@vela/contracts/schemas';
import { consistent } from '@vela/market/profiles';
import { type Found, type HeldRole, type ReadWork, skillsIn, type StatedSkill } from '@vela/market/reading';
import { same } from '@vela/slice-parts/draft';
import type { ProfileValues } from '../profile-schema.js';
import { newDesiredRole } from '../profile-values.js';

/** What a CV says for one category, without what the profile says already. */
export interface CvFindings {
  readonly roles: readonly Found<HeldRole>[];
  readonly years: Found<number> | null;
  readonly skills: readonly Found<StatedSkill>[];
}

/** What somebody confirmed of a CV. */
export interface Taken {
  readonly category: Category;
  readonly roles: readonly HeldRole[];
  readonly years: number | null;
  readonly skills: readonly StatedSkill[];
}

/** The parts of a profile that a CV fills in. */
export type CvPart = Pick<ProfileValues, 'category' | 'desiredRoles' | 'skills' | 'experienceYears'>;

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[], { id }: Entry): Entry | undefined =>
  entries.find((entry) => entry.id === id);

/** What of the profile a CV adds to; nothing of another category. */
const keptOf = (values: CvPart, category: Category): CvPart =>
  values.category?.id === category.id ? values : { ...values, category, desiredRoles: [], skills: [] };

/** @returns the category that a CV speaks for: the one chosen before, else that of its longest role */
export function categoryOf(work: ReadWork, chosen: Category | null, categories: readonly Category[]): Category | null {
  const [main] = work.roles;
  return chosen ?? categories.find(({ id }) => id === main?.value.role.categoryId) ?? null;
}

/** @returns what the CV says that the profile does not, the strongest skills first */
export function findingsOf(work: ReadWork, values: CvPart, category: Category, skills: readonly Skill[]): CvFindings {
  const kept = keptOf(values, category);
  return {
    roles: work.roles.filter(
      ({ value: { role } }) => role.categoryId === category.id && kept.desiredRoles.every(({ id }) => id !== role.id),
    ),
    years: work.years !== null && work.years.value !== kept.experienceYears ? work.years : null,
    skills: skillsIn(work.text, skills)
      .filter(({ value }) => kept.skills.every(({ id }) => id !== value.id))
      .sort((one, other) => other.value.level - one.value.level),
  };
}

/** How many more roles and skills a profile has room for. */
export function roomIn(values: CvPart, category: Category): { readonly roles: number; readonly skills: number } {
  const kept = keptOf(values, category);
  return {
    roles: Math.max(0, DESIRED_ROLES_MAX - kept.desiredRoles.length),
    skills: Math.max(0, PROFILE_SKILLS_MAX - kept.skills.length),
  };
}

/**
 * A profile with what was confirmed of a CV. What was there stays; of the CV only names of the catalogue, levels and
 * years come in.
 */
export function withCv(values: CvPart, { category, ...taken }: Taken): CvPart {
  const kept = keptOf(values, category);
  const desiredRoles = [
    ...kept.desiredRoles,
    ...taken.roles.map(({ role: { id, name }, years }) => newDesiredRole({ id, name }, years)),
  ];
  const skills = [...kept.skills, ...taken.skills.map(({ id, name, level }) => ({ id, name, level }))];
  const stated = { experienceYears: taken.years ?? kept.experienceYears, desiredRoles, skills };
  return { category, desiredRoles, ...consistent(stated) };
}

/** @returns a list without what a CV put into it; what was changed or added since stays */
const entriesWithout = <Entry extends { readonly id: string }>(
  now: readonly Entry[],
  taken: readonly Entry[],
  before: readonly Entry[],
): Entry[] =>
  now.flatMap((entry) => {
    if (!same(entry, byId(taken, entry))) return [entry];
    const then = byId(before, entry);
    return then === undefined ? [] : [then];
  });

/**
 * Takes back what was taken of a CV, and nothing that was changed by hand since.
 * @param now the profile as it is
 * @param taken as the CV left it
 * @param before as it was before that; where the CV changed the category, it comes back with its roles and skills
 */
export function withoutCv(now: CvPart, taken: CvPart, before: CvPart): CvPart {
  const experienceYears = now.experienceYears === taken.experienceYears ? before.experienceYears : now.experienceYears;
  // Another category was chosen by hand, with which all of the CV went.
  if (now.category?.id !== taken.category?.id) return { ...now, experienceYears };
  if (before.category?.id !== taken.category?.id) return { ...before, experienceYears };
  const desiredRoles = entriesWithout(now.desiredRoles, taken.desiredRoles, before.desiredRoles);
  const skills = entriesWithout(now.skills, taken.skills, before.skills);
  return { category: now.category, desiredRoles, ...consistent({ experienceYears, desiredRoles, skills }) };
}
