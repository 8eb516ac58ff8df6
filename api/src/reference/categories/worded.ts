import type { Counterfactual, MatchBreakdown } from '@vela/contracts/matching';
import type { CatalogueSnapshot } from './catalogue.js';

/** @returns a score's breakdown with roles called as the catalogue calls them here */
export function wordedBreakdown<Breakdown extends Pick<MatchBreakdown, 'components' | 'counterfactuals'>>(
  breakdown: Breakdown,
  { roleText }: Pick<CatalogueSnapshot, 'roleText'>,
): Breakdown {
  const worded = (list: readonly Counterfactual[]): readonly Counterfactual[] =>
    list.map(({ change, ...rest }) => ({
      ...rest,
      change: change.kind === 'desireRole' ? { ...change, role: roleText(change.role) } : change,
    }));
  const { talentSeeker, jobSeeker } = breakdown.counterfactuals;
  return {
    ...breakdown,
    components: breakdown.components.map((component) => ({
      ...component,
      facts: component.facts.map((fact) => (fact.kind === 'role' ? { ...fact, role: roleText(fact.role) } : fact)),
    })),
    counterfactuals: { talentSeeker: worded(talentSeeker), jobSeeker: worded(jobSeeker) },
  };
}
