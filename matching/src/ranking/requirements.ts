import { EMPLOYMENT_TYPES } from '@vela/contracts/constants';
import { totalYears } from '@vela/market/profiles';
import type { Searcher } from '@vela/market/visibility';
import { offeredPercentage, wishedPercentage } from '../components/employment.js';
import { desiredEntry } from '../components/experience.js';
import { placeFit, REACHABLE } from '../components/place.js';
import { BUNDLED_RATES, type RateTable } from '../subjects/rates.js';
import { wantedPay, yearlySek } from '../subjects/salary.js';
import type { LevelledSkill, MatchProfile, MatchRole, Pay, Places } from '../subjects/subjects.js';
import { isInScope } from './eligible.js';

/**
 * A role while it is being written: what is absent is not asked for. It asks strictly, where the score only lowers; what
 * a talent left blank does not meet what is asked.
 */
export interface Requirements extends Searcher {
  readonly categoryId: string | null;
  readonly roleId?: string;
  /** The role whose years count, where the role itself is not asked for. */
  readonly yearsIn?: string;
  /** Whole years, in the role or in all, whichever are more. */
  readonly years?: number;
  /** Each at its level or above. */
  readonly skills?: readonly Pick<LevelledSkill, 'skillId' | 'level'>[];
  /** A shared way of working, at a place where both could meet, or near to it. */
  readonly place?: Pick<MatchRole, 'remote' | 'hybrid' | 'office' | 'nearby'> & { readonly places: Places };
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

/** How many meet a role, how many miss each thing, and how many would meet it if it asked for one thing less. */
export interface RequirementCounts {
  /** Everybody who was looked at. */
  readonly looked: number;
  readonly total: number;
  /** Who misses it, whatever else they miss. */
  readonly missing: Readonly<Partial<Record<Requirement, number>>>;
  readonly missingSkill: Readonly<Record<string, number>>;
  /** By requirement that is asked for. */
  readonly without: Readonly<Partial<Record<Requirement, number>>>;
  readonly withoutSkill: Readonly<Record<string, number>>;
}

/** @returns the requirements as a role that can be scored; blanks ask for nothing */
export const roleOfRequirements = (requirements: Requirements): MatchRole => ({
  id: '',
  companyId: requirements.companyId,
  memberUserIds: requirements.memberUserIds,
  verified: requirements.verified,
  categoryId: requirements.categoryId ?? '',
  roleId: requirements.roleId ?? requirements.yearsIn ?? '',
  roleName: '',
  years: requirements.years ?? 0,
  skills: [...new Map((requirements.skills ?? []).map((skill) => [skill.skillId, { ...skill, name: '' }])).values()],
  remote: requirements.place?.remote ?? false,
  hybrid: requirements.place?.hybrid ?? false,
  office: requirements.place?.office ?? false,
  places: requirements.place?.places ?? {},
  nearby: requirements.place?.nearby ?? {},
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
    (type) => role[type] && (wishedPercentage(profile, type) ?? 0) >= offeredPercentage(role, type),
  );

type Meets = (role: MatchRole, profile: MatchProfile, rates: RateTable) => boolean;

const MEETS: Readonly<Record<Requirement, Meets>> = {
  role: (role, profile) => desiredEntry(role, profile) !== undefined,
  years: (role, profile) => Math.max(desiredEntry(role, profile)?.years ?? 0, totalYears(profile) ?? 0) >= role.years,
  place: (role, profile) => placeFit(role, profile).fit >= REACHABLE,
  employment: employmentSuffices,
  salary: (role, profile, rates) => {
    const wanted = wantedPay(profile, rates);
    return wanted !== null && wanted.yearlySek <= yearlySek(role.offer, rates);
  },
  availability: (role, { availability }) => availability !== null && availability <= role.availability,
};

const holds = (profile: MatchProfile, { skillId, level }: Pick<LevelledSkill, 'skillId' | 'level'>): boolean =>
  profile.skills.some((held) => held.skillId === skillId && held.level >= level);

/** What of a requirement list a profile misses. */
export interface Missed {
  readonly requirements: readonly Requirement[];
  readonly skillIds: readonly string[];
}

/** @returns everything that is asked for and that a profile does not have; what it left blank it does not have */
export function missedBy(requirements: Requirements, profile: MatchProfile, rates: RateTable): Missed {
  const role = roleOfRequirements(requirements);
  return {
    requirements: askedFor(requirements).filter((requirement) => !MEETS[requirement](role, profile, rates)),
    skillIds: role.skills.filter((skill) => !holds(profile, skill)).map(({ skillId }) => skillId),
  };
}

/** @returns whether a profile misses nothing that is asked for; where nothing is, nobody does */
export function meetsAll(requirements: Requirements | null, profile: MatchProfile, rates: RateTable): boolean {
  if (requirements === null) return true;
  const missed = missedBy(requirements, profile, rates);
  return missed.requirements.length + missed.skillIds.length === 0;
}

/** How many profiles miss one thing. */
export interface Missing {
  readonly missing: number;
  /** Those of them who miss nothing else. */
  readonly alone: number;
}

/** Counts from what one look at every profile gives. */
export function requirementCountsOf(
  requirements: Requirements,
  { looked, total }: Pick<RequirementCounts, 'looked' | 'total'>,
  missing: { of(requirement: Requirement): Missing; ofSkill(skillId: string): Missing },
): RequirementCounts {
  const asked = askedFor(requirements).map((requirement) => [requirement, missing.of(requirement)] as const);
  const skills = roleOfRequirements(requirements).skills.map(
    ({ skillId }) => [skillId, missing.ofSkill(skillId)] as const,
  );
  return {
    looked,
    total,
    missing: Object.fromEntries(asked.map(([key, count]) => [key, count.missing])),
    missingSkill: Object.fromEntries(skills.map(([key, count]) => [key, count.missing])),
    without: Object.fromEntries(asked.map(([key, { alone }]) => [key, total + alone])),
    withoutSkill: Object.fromEntries(skills.map(([key, { alone }]) => [key, total + alone])),
  };
}

/** Counts by looking at every profile: the slow answer that faster engines are held against. */
export function countMeeting(
  requirements: Requirements,
  profiles: Iterable<MatchProfile>,
  rates: RateTable = BUNDLED_RATES,
): RequirementCounts {
  const missed: Missed[] = [];
  for (const profile of profiles)
    if (isInScope(requirements, profile)) missed.push(missedBy(requirements, profile, rates));
  const countOf = (misses: (one: Missed) => boolean): Missing => {
    const those = missed.filter(misses);
    const alone = those.filter(({ requirements: unmet, skillIds }) => unmet.length + skillIds.length === 1);
    return { missing: those.length, alone: alone.length };
  };
  const total = missed.filter(({ requirements: unmet, skillIds }) => unmet.length + skillIds.length === 0).length;
  return requirementCountsOf(
    requirements,
    { looked: missed.length, total },
    {
      of: (requirement) => countOf((one) => one.requirements.includes(requirement)),
      ofSkill: (skillId) => countOf((one) => one.skillIds.includes(skillId)),
    },
  );
}
