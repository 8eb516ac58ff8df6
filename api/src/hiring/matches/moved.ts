import { type MatchRole, type Ranked, rankMatches, type RankQuery } from '@vela/matching';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { CatalogueSnapshot } from '../../reference/categories/index.js';
import type { StandingMove } from '../desk/index.js';
import { matchProfileOf } from '../matching/index.js';

/** Those whom a recruiter put above or below a role's list; whoever was put aside keeps their place, behind a line. */
export interface Moved {
  readonly up: readonly Ranked[];
  readonly down: readonly Ranked[];
}

export const NOBODY_MOVED: Moved = { up: [], down: [] };

/** @returns whether the list itself does not show somebody, because they stand above or below it */
export const standsApart = (moves: ReadonlyMap<string, StandingMove>, profileId: string): boolean => {
  const where = moves.get(profileId)?.where;
  return where === 'up' || where === 'down';
};

/**
 * Those who were put up or down, each group in the order of its scores. Only who would be in the list without having been
 * moved: eligible, missing no must, passing its filters.
 * @param profiles by id, as the company sees them
 * @param query the list's, without the place that one of its pages goes on behind: those who were moved stand outside of it
 */
export function movedOf(
  role: MatchRole,
  moves: ReadonlyMap<string, StandingMove>,
  profiles: ReadonlyMap<string, JobSeekerProfileDocument>,
  catalogue: CatalogueSnapshot,
  query: Omit<RankQuery, 'offset' | 'limit' | 'after'> & { readonly after?: never },
): Moved {
  const those = (where: 'up' | 'down'): readonly Ranked[] => {
    const found = [...moves.values()].flatMap((each) => {
      const profile = each.where === where ? profiles.get(each.profileId) : undefined;
      return profile === undefined ? [] : [matchProfileOf(profile, catalogue)];
    });
    return rankMatches(role, found, { ...query, offset: 0, limit: found.length }).ranked;
  };
  return { up: those('up'), down: those('down') };
}
