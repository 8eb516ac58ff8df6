import { MATCH_COMPONENTS, type MatchComponentKey } from '@vela/contracts/matching';
import { BUNDLED_RATES, fitsOf, type MatchRole, scoreMatch, uncappedScoreOf, WEIGHTS } from '@vela/matching';
import { scoreVersion1 } from '@vela/matching/version-1';
import type { SimulatedTalent } from './world.js';

/** A way to score, in basis points. */
export interface Variant {
  readonly name: string;
  score(role: MatchRole, talent: SimulatedTalent): number;
}

const HALF = 5_000;

/** Version 2 with the one rule of version 1: what is not stated counts half, and nothing is held at 49. */
function blanksHalf(role: MatchRole, { stated2 }: SimulatedTalent): number {
  const fits = fitsOf(role, stated2, BUNDLED_RATES);
  let applied = 0;
  let sum = 0;
  for (const key of MATCH_COMPONENTS satisfies readonly MatchComponentKey[]) {
    const { status, fit } = fits[key];
    if (status === 'notApplicable') continue;
    applied += WEIGHTS[key];
    sum += WEIGHTS[key] * (status === 'unknown' ? HALF : fit);
  }
  return Math.floor(sum / applied);
}

const version2 = (role: MatchRole, talent: SimulatedTalent): number => scoreMatch(role, talent.stated2).basisPoints;
const bare = (role: MatchRole, part: 'related' | 'rarity'): MatchRole => ({
  ...role,
  skills: role.skills.map(({ skillId, name, level, ...more }) => ({
    skillId,
    name,
    level,
    ...(part !== 'related' && more.related && { related: more.related }),
    ...(part !== 'rarity' && more.rarity !== undefined && { rarity: more.rarity }),
  })),
});

export const VARIANTS: readonly Variant[] = [
  {
    name: 'version 1',
    score: (role, { stated1 }) => scoreVersion1(role, stated1, BUNDLED_RATES.perEuro).basisPoints,
  },
  { name: 'version 2', score: version2 },
  {
    name: '– without the cap',
    score: (role, { stated2 }) => uncappedScoreOf(fitsOf(role, stated2, BUNDLED_RATES)).basisPoints,
  },
  { name: '– blanks count half, no cap', score: blanksHalf },
  { name: '– without related skills', score: (role, talent) => version2(bare(role, 'related'), talent) },
  { name: '– without rarity', score: (role, talent) => version2(bare(role, 'rarity'), talent) },
  { name: '– without near places', score: (role, talent) => version2({ ...role, nearby: {} }, talent) },
  {
    name: '– without rules for profiles',
    score: (role, { stated1 }) => scoreMatch(role, stated1).basisPoints,
  },
];
