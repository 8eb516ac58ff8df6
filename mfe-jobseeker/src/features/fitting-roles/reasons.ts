import type { MatchBreakdown } from '@vela/contracts/matching';
import { describeFact } from '@vela/matching';

const MOST = 4;

/** @returns what speaks for the talent, the weightiest first */
export function reasonsOf({ components }: MatchBreakdown): string[] {
  return components
    .filter(({ status, points, maxPoints }) => status === 'known' && points > 0 && points >= maxPoints - 1)
    .flatMap(({ facts, maxPoints }) =>
      facts.map((fact) => ({ text: describeFact(fact), weight: maxPoints / facts.length })),
    )
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .map(({ text }) => text);
}
