import type { MustCount } from '@vela/contracts/schemas';
import { weekOf } from '@vela/market/days';
import { isStrongMatch, STRONG_MATCHES_COUNTED } from '@vela/market/strength';
import { toldCount } from '@vela/market/visibility';
import { type MatchRole, mustsOf, type RequirementCounts, requirementsOf, shownScore } from '@vela/matching';
import type { Platform } from '../../platform/services/index.js';
import type { CatalogueSnapshot } from '../../reference/categories/index.js';
import type { MatchEngine } from '../matching/index.js';
import type { MatchCounts } from './mappers.js';

type Needs = Pick<Platform, 'clock'> & { readonly matchEngine: MatchEngine };

/** Strong matches come first, so that looking at the best few tells how many there are, up to a limit. */
export async function countStrong(
  { matchEngine, clock }: Needs,
  role: MatchRole,
): Promise<{ readonly matches: number; readonly strong: number }> {
  const { total, ranked } = await matchEngine.rank(role, {
    week: weekOf(clock.now()),
    offset: 0,
    limit: STRONG_MATCHES_COUNTED,
  });
  const strong = ranked.filter(({ basisPoints }) => isStrongMatch(shownScore(basisPoints))).length;
  return { matches: total, strong };
}

/** The three counts of a role, the same for the wizard, a role's page and the dashboard (docs/score.md, "What is counted"). */
export async function countMatches(app: Needs, role: MatchRole): Promise<MatchCounts> {
  const [{ total: meeting }, counted] = await Promise.all([
    app.matchEngine.meeting(requirementsOf(role)),
    countStrong(app, role),
  ]);
  return { meeting, ...counted };
}

/** What a role's musts do. */
export interface LeftOut {
  /** Who would be a match without them. */
  readonly people: number;
  readonly musts: readonly MustCount[];
}

/** @returns what each must does, those that leave out most first */
export function mustCountsOf(
  { total, missing, missingSkill, without, withoutSkill }: RequirementCounts,
  { skills }: Pick<CatalogueSnapshot, 'skills'>,
): MustCount[] {
  const terms = (['years', 'place', 'employment', 'salary', 'availability'] as const).flatMap((must) => {
    const leavesOut = missing[must];
    return leavesOut === undefined ? [] : [{ must, skill: null, leavesOut, alone: (without[must] ?? total) - total }];
  });
  const ofSkills = Object.entries(missingSkill).map(([id, leavesOut]) => ({
    must: 'skill' as const,
    skill: skills.get(id)?.name ?? null,
    leavesOut,
    alone: (withoutSkill[id] ?? total) - total,
  }));
  return [...terms, ...ofSkills]
    .sort((one, other) => other.leavesOut - one.leavesOut)
    .map((count) => ({ ...count, leavesOut: toldCount(count.leavesOut), alone: toldCount(count.alone) }));
}

/** Counts whom a role's musts leave out. */
export async function countLeftOut(
  { matchEngine }: { readonly matchEngine: MatchEngine },
  role: MatchRole,
  catalogue: Pick<CatalogueSnapshot, 'skills'>,
): Promise<LeftOut> {
  const musts = mustsOf(role);
  if (musts === null) return { people: 0, musts: [] };
  const counts = await matchEngine.meeting(musts);
  return { people: counts.looked - counts.total, musts: mustCountsOf(counts, catalogue) };
}
