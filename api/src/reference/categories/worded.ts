import type { MatchBreakdown } from '@vela/contracts/matching';
import type { CatalogueSnapshot } from './catalogue.js';

/** @returns a score's breakdown with roles called as the catalogue calls them here */
export const wordedBreakdown = <Breakdown extends Pick<MatchBreakdown, 'components'>>(
  breakdown: Breakdown,
  { roleText }: Pick<CatalogueSnapshot, 'roleText'>,
): Breakdown => ({
  ...breakdown,
  components: breakdown.components.map((component) => ({
    ...component,
    facts: component.facts.map((fact) => (fact.kind === 'role' ? { ...fact, role: roleText(fact.role) } : fact)),
  })),
});
