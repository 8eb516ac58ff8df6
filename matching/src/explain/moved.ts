import {
  DECIDING_COMPONENTS,
  type MatchBreakdown,
  type MatchComponent,
  type MatchComponentKey,
} from '@vela/contracts/matching';
import { CAPPED_BASIS_POINTS, CAPPED_SCORE } from '../components/cap.js';
import { FULL } from '../components/fit.js';
import { FIT_OF } from '../components/index.js';
import { shownScore } from '../score/score.js';
import type { RateTable } from '../subjects/rates.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { MOVED_BY, type ProposedChange } from './counterfactuals.js';

const sumOf = (components: readonly MatchComponent[], of: (component: MatchComponent) => number): number =>
  components.reduce((sum, component) => sum + of(component), 0);

/**
 * A breakdown once a role offers something else, where the rest of the role as it was scored is not known any more: what the
 * change cannot move stays as it was. What else would change the score is not told, for nobody can reckon it.
 * @param role as it is with the change; read only as far as the change moves anything
 */
export function explainMoved(
  before: MatchBreakdown,
  change: ProposedChange['kind'],
  { role, profile, rates }: { readonly role: MatchRole; readonly profile: MatchProfile; readonly rates: RateTable },
): MatchBreakdown {
  const moved: readonly MatchComponentKey[] = MOVED_BY[change];
  const components = before.components.map((component): MatchComponent => {
    if (!moved.includes(component.key)) return component;
    const { status, fit, facts } = FIT_OF[component.key](role, profile, rates);
    // Rounded up, as the largest part of a sum may have been before: a better offer never lowers a score.
    return { ...component, status, facts, points: Math.ceil((component.maxPoints * fit) / FULL) };
  });
  const uncapped = sumOf(components, ({ points }) => points);
  const because = DECIDING_COMPONENTS.filter((deciding) =>
    components.some(({ key, status, points }) => key === deciding && status !== 'notApplicable' && points === 0),
  );
  const isCapped = because.length > 0 && uncapped > CAPPED_BASIS_POINTS;
  const basisPoints = isCapped ? CAPPED_BASIS_POINTS : uncapped;
  const applied = components.filter(({ status }) => status !== 'notApplicable');
  const known = applied.filter(({ status }) => status === 'known');
  const weightOf = ({ weight }: MatchComponent): number => weight;
  return {
    ...before,
    basisPoints,
    score: shownScore(basisPoints),
    cap: isCapped ? { score: CAPPED_SCORE, uncapped, because } : null,
    coverage: applied.length === 0 ? 0 : Math.floor((FULL * sumOf(known, weightOf)) / sumOf(applied, weightOf)),
    ratesDate: rates.date,
    components,
    counterfactuals: { talentSeeker: [], jobSeeker: [] },
  };
}
