import fc from 'fast-check';
import type { RankedPage } from '../ranking/rank.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { anyProfile, anyRole, hexId } from './arbitraries.js';

/** A role and everybody in its category, and what must hold of their list, whichever engine makes it. */
export interface RankingCase {
  readonly role: MatchRole;
  readonly world: readonly MatchProfile[];
  /** How often each was shown lately; nobody was, unless told. */
  readonly shown?: readonly (readonly [profileId: string, times: number])[];
  /** @param page the whole list @returns what is wrong with it, null where nothing is */
  readonly wrongIn: (page: RankedPage) => string | null;
}

/** A random role, and somebody of its category. */
export interface Sample {
  readonly role: MatchRole;
  readonly profile: MatchProfile;
}

/** @returns random roles with somebody for each, in categories of their own */
export function samples(key: string, seed: number, runs: number): Sample[] {
  const roles = fc.sample(anyRole, { numRuns: runs, seed });
  const profiles = fc.sample(anyProfile, { numRuns: runs, seed: seed + 1 });
  return roles.flatMap((role, number) => {
    const [profile, categoryId] = [profiles[number], `${key}-${number}`];
    return profile === undefined ? [] : [{ role: { ...role, categoryId }, profile: { ...profile, categoryId } }];
  });
}

/** @returns the profiles under ids of their own, all of whom may be ranked for the role */
export const people = (role: MatchRole, profiles: readonly MatchProfile[]): MatchProfile[] =>
  profiles.map((profile, number) => ({
    ...profile,
    id: hexId(Number.parseInt(hashed(role.categoryId), 16) * 0x1000 + number),
    userId: `talent-${number}`,
    categoryId: role.categoryId,
    blockedCompanyIds: [],
    availableForContact: true,
    openToRanking: true,
    shielded: false,
  }));

/** @returns 24 bits of a text: cases lie in one store, and no two may share an id */
function hashed(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return (hash >>> 8).toString(16);
}

/** Left out by a must is less than any score. */
const LEFT_OUT = -1;

/** @returns the exact score of each of a world, in its order */
export function pointsOf({ ranked }: RankedPage, world: readonly MatchProfile[]): number[] {
  const points = new Map(ranked.map(({ profileId, basisPoints }) => [profileId, basisPoints]));
  return world.map(({ id }) => points.get(id) ?? LEFT_OUT);
}

/** @param names of a world in its order @returns a case in which nobody has more than who stands before them */
export function falling(role: MatchRole, profiles: readonly MatchProfile[], names: readonly string[]): RankingCase {
  const world = people(role, profiles);
  return {
    role,
    world,
    wrongIn: (page) => {
      const points = pointsOf(page, world);
      const at = points.findIndex((own, index) => own > (points[index - 1] ?? Infinity));
      return at === -1 ? null : `${names[at]} has ${points[at]}, ${names[at - 1]} has ${points[at - 1]}`;
    },
  };
}

/** @param profiles the first of whom is held against all others @returns a case in which nobody has more than the first */
export function firstIsBest(role: MatchRole, profiles: readonly MatchProfile[]): RankingCase {
  const world = people(role, profiles);
  return {
    role,
    world,
    wrongIn: (page) => {
      const [first = LEFT_OUT, ...others] = pointsOf(page, world);
      const at = others.findIndex((points) => points > first);
      return at === -1
        ? null
        : `number ${at + 1} has ${others[at]}, the first ${first}: ${JSON.stringify(world[at + 1])}`;
    },
  };
}

/** @returns a case in which everybody has the same */
export function allEqual(role: MatchRole, profiles: readonly MatchProfile[]): RankingCase {
  const world = people(role, profiles);
  return {
    role,
    world,
    wrongIn: (page) => {
      const points = pointsOf(page, world);
      return new Set(points).size === 1 ? null : `they have ${points.join(', ')}`;
    },
  };
}
