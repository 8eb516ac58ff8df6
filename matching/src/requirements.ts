import { EMPLOYMENT_TYPES } from '@vela/contracts/constants';
import { isVisibleTo, type Searcher } from '@vela/market/visibility';
import { percentageOf } from './components/employment.js';
import { desiredEntry, yearsFit } from './components/experience.js';
import { FULL } from './components/fit.js';
import { placeFit } from './components/place.js';
import { BUNDLED_RATES, type RateTable } from './rates.js';
import { wantedPay, yearlySek } from './salary.js';
import type { LevelledSkill, MatchProfile, MatchRole, Pay, Places } from './subjects.js';

/**
 * A role while it is being written: what is absent is not asked for. It asks strictly, where the score only lowers; what
 * a talent left blank does not meet what is asked.
 */
export interface Requirements extends Searcher {
  readonly categoryId: string | null;
  readonly roleId?: string;
  /** Whole years, in the role, or in general where the talent does not desire it. */
  readonly years?: number;
  /** Each at its level or above. */
  readonly skills?: readonly Pick<LevelledSkill, 'skillId' | 'level'>[];
  /** A shared way of working, at a place where both could meet. */
  readonly place?: Pick<MatchRole, 'remote' | 'hybrid' | 'office'> & { readonly places: Places };
  /** A shared type of employment, at the percentage or above. */
  readonly employment?: Pick<MatchRole, 'permanent' | 'freelance' | 'permanentPercentage' | 'freelancePercentage'>;
  /** At least the talent's minimum. */
  readonly offer?: Pay;
  /** Available by then, months from now. */
  readonly availability?: number;
}

/** What a role can ask for, each of which a talent meets or does not; every skill is one of its own. */
export const REQUIREMENTS = ['role', 'years', 'place', 'employment', 'salary', 'availability'] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/** How many meet a role, and how many would if it asked for one thing less. */
export interface RequirementCounts {
  readonly total: number;
  /** By requirement that is asked for. */
  readonly without: Readonly<Partial<Record<Requirement, number>>>;
  readonly withoutSkill: Readonly<Record<string, number>>;
}

/** @returns the requirements as a role that can be scored; blanks ask for nothing */
export const roleOfRequirements = (requirements: Requirements): MatchRole => ({
  id: '',
  companyId: requirements.companyId,
  memberUserIds: requirements.memberUserIds,
  categoryId: requirements.categoryId ?? '',
  roleId: requirements.roleId ?? '',
  roleName: '',
  years: requirements.years ?? 0,
  skills: [...new Map((requirements.skills ?? []).map((skill) => [skill.skillId, { ...skill, name: '' }])).values()],
  remote: requirements.place?.remote ?? false,
  hybrid: requirements.place?.hybrid ?? false,
  office: requirements.place?.office ?? false,
  places: requirements.place?.places ?? {},
  permanent: requirements.employment?.permanent ?? false,
  freelance: requirements.employment?.freelance ?? false,
  permanentPercentage: requirements.employment?.permanentPercentage ?? null,
  freelancePercentage: requirements.employment?.freelancePercentage ?? null,
  offer: requirements.offer ?? { amount: 0, currency: 'SEK', period: 'Yearly' },
  availability: requirements.availability ?? 0,
});

/** What of a role is asked for at all. A place or an employment without anything ticked asks for nothing. */
export function askedFor(requirements: Requirements): readonly Requirement[] {
  const { place, employment } = requirements;
  const asked: Readonly<Record<Requirement, boolean>> = {
    role: requirements.roleId !== undefined,
    years: requirements.years !== undefined,
    place: place !== undefined && (place.remote || place.hybrid || place.office),
    employment: employment !== undefined && (employment.permanent || employment.freelance),
    salary: requirements.offer !== undefined,
    availability: requirements.availability !== undefined,
  };
  return REQUIREMENTS.filter((requirement) => asked[requirement]);
}

/** Whether what a talent offers as employment suffices. */
export const employmentSuffices = (
  role: MatchRole,
  profile: Pick<MatchProfile, 'permanent' | 'freelance' | 'permanentPercentage' | 'freelancePercentage'>,
): boolean =>
  EMPLOYMENT_TYPES.some(
    (type) => role[type] && profile[type] && percentageOf(profile, type) >= percentageOf(role, type),
  );

type Meets = (role: MatchRole, profile: MatchProfile, rates: RateTable) => boolean;

const MEETS: Readonly<Record<Requirement, Meets>> = {
  role: (role, profile) => desiredEntry(role, profile) !== undefined,
  years: (role, profile) => isFull(yearsFit(role, profile)),
  place: (role, profile) => isFull(placeFit(role, profile)),
  employment: employmentSuffices,
  salary: (role, profile, rates) => {
    const wanted = wantedPay(profile, rates);
    return wanted !== null && wanted.yearlySek <= yearlySek(role.offer, rates);
  },
  availability: (role, { availability }) => availability !== null && availability <= role.availability,
};

const isFull = ({ status, fit }: { status: string; fit: number }): boolean => status === 'known' && fit === FULL;

const holds = (profile: MatchProfile, { skillId, level }: Pick<LevelledSkill, 'skillId' | 'level'>): boolean =>
  profile.skills.some((held) => held.skillId === skillId && held.level >= level);

/**
 * Counts from what one look at every profile gives.
 * @param missingOnly how many miss only this one thing
 */
export function requirementCountsOf(
  requirements: Requirements,
  total: number,
  missingOnly: { of(requirement: Requirement): number; ofSkill(skillId: string): number },
): RequirementCounts {
  const without: Partial<Record<Requirement, number>> = {};
  for (const requirement of askedFor(requirements)) without[requirement] = total + missingOnly.of(requirement);
  const { skills } = roleOfRequirements(requirements);
  return {
    total,
    without,
    withoutSkill: Object.fromEntries(skills.map(({ skillId }) => [skillId, total + missingOnly.ofSkill(skillId)])),
  };
}

/** Counts by looking at every profile: the slow answer that faster engines are held against. */
export function countMeeting(
  requirements: Requirements,
  profiles: Iterable<MatchProfile>,
  rates: RateTable = BUNDLED_RATES,
): RequirementCounts {
  const role = roleOfRequirements(requirements);
  const asked = askedFor(requirements);
  let total = 0;
  const without: Partial<Record<Requirement, number>> = {};
  const withoutSkill: Record<string, number> = {};
  for (const requirement of asked) without[requirement] = 0;
  for (const { skillId } of role.skills) withoutSkill[skillId] = 0;
  for (const profile of profiles) {
    if (!isVisibleTo(requirements, profile)) continue;
    if (requirements.categoryId !== null && profile.categoryId !== requirements.categoryId) continue;
    const unmet = asked.filter((requirement) => !MEETS[requirement](role, profile, rates));
    const lacking = role.skills.filter((skill) => !holds(profile, skill));
    const misses = unmet.length + lacking.length;
    if (misses === 0) total += 1;
    for (const requirement of asked)
      if (misses === 0 || (misses === 1 && unmet[0] === requirement))
        without[requirement] = (without[requirement] ?? 0) + 1;
    for (const { skillId } of role.skills)
      if (misses === 0 || (misses === 1 && lacking[0]?.skillId === skillId))
        withoutSkill[skillId] = (withoutSkill[skillId] ?? 0) + 1;
  }
  return { total, without, withoutSkill };
}
