import { type MatchList, MUST_TERMS, type MustTerm } from '@vela/contracts/constants';
import { BUNDLED_RATES, type RateTable } from '../subjects/rates.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { isEligible } from './eligible.js';
import type { FacetScope } from './facets.js';
import { meetsAll, missedBy, type Requirements } from './requirements.js';

/** @returns all that a role asks for, musts or not, except the role's name itself */
export const requirementsOf = (role: MatchRole): Requirements => ({
  companyId: role.companyId,
  memberUserIds: role.memberUserIds,
  verified: role.verified,
  categoryId: role.categoryId,
  roleId: role.roleId,
  years: role.years,
  skills: role.skills,
  place: role,
  employment: role,
  offer: role.offer,
  availability: role.availability,
});

/** @returns a role's musts as requirements, or null where it has none that ask for anything */
export function mustsOf(role: MatchRole): Requirements | null {
  const { terms = [], skillIds = [] } = role.musts ?? {};
  const skills = role.skills.filter(({ skillId }) => skillIds.includes(skillId));
  if (terms.length === 0 && skills.length === 0) return null;
  const { companyId, memberUserIds, verified, categoryId, years, offer, availability } = role;
  return {
    companyId,
    memberUserIds,
    verified,
    categoryId,
    skills,
    ...(terms.includes('years') && { years, yearsIn: role.roleId }),
    ...(terms.includes('place') && { place: role }),
    ...(terms.includes('employment') && { employment: role }),
    ...(terms.includes('salary') && { offer }),
    ...(terms.includes('availability') && { availability }),
  };
}

/** @returns one list of a role as the scope of counts: its matches, or those whom its musts leave out */
export const scopeOf = (role: MatchRole, list: MatchList = 'matches'): FacetScope => ({
  companyId: role.companyId,
  memberUserIds: role.memberUserIds,
  verified: role.verified,
  categoryId: role.categoryId,
  required: mustsOf(role),
  list,
});

/** @returns whether a profile misses nothing that a role makes a must */
export const meetsMusts = (role: MatchRole, profile: MatchProfile, rates: RateTable = BUNDLED_RATES): boolean =>
  meetsAll(mustsOf(role), profile, rates);

/** One must: a term of the role, or one of its skills by name. */
export type MissedMust =
  | { readonly must: MustTerm; readonly skill: null }
  | { readonly must: 'skill'; readonly skill: string };

/** @returns the musts of a role that a profile misses, in the order of the terms, then of the role's skills */
export function missedMusts(role: MatchRole, profile: MatchProfile, rates: RateTable = BUNDLED_RATES): MissedMust[] {
  const musts = mustsOf(role);
  if (musts === null) return [];
  const { requirements, skillIds } = missedBy(musts, profile, rates);
  return [
    ...MUST_TERMS.filter((term) => requirements.includes(term)).map((must) => ({ must, skill: null })),
    ...role.skills
      .filter(({ skillId }) => skillIds.includes(skillId))
      .map(({ name }) => ({ must: 'skill' as const, skill: name })),
  ];
}

/** Whether a profile is among a role's matches: eligible, and missing no must. */
export const isMatch = (role: MatchRole, profile: MatchProfile, rates: RateTable = BUNDLED_RATES): boolean =>
  isEligible(role, profile) && meetsMusts(role, profile, rates);
