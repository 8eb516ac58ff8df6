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

type Related = NonNullable<MatchRole['skills'][number]['related']>[number];

/** What the related skills of a role bring a talent, as some rule lets them: those that the rule leaves count as ever. */
const withRelated = (
  role: MatchRole,
  { stated2 }: SimulatedTalent,
  left: (related: readonly Related[], held: ReadonlySet<string>) => readonly Related[],
): MatchRole => {
  const held = new Set(stated2.skills.map(({ skillId }) => skillId));
  return {
    ...role,
    skills: role.skills.map((skill) =>
      held.has(skill.skillId) || skill.related === undefined ? skill : { ...skill, related: left(skill.related, held) },
    ),
  };
};

/** A held skill stands in for one asked skill only, and for none where it is asked for itself. */
function standingInOnce(role: MatchRole, talent: SimulatedTalent): MatchRole {
  const used = new Set(role.skills.map(({ skillId }) => skillId));
  return withRelated(role, talent, (related, held) => {
    const one = related.find(({ skillId }) => held.has(skillId) && !used.has(skillId));
    if (one === undefined) return [];
    used.add(one.skillId);
    return [one];
  });
}

/** One asked skill at most is stood in for. */
function standingInForOne(role: MatchRole, talent: SimulatedTalent): MatchRole {
  let done = false;
  return withRelated(role, talent, (related, held) => {
    const counts = !done && related.some(({ skillId }) => held.has(skillId));
    done ||= counts;
    return counts ? related : [];
  });
}

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
  {
    name: '– a held skill stands in once',
    score: (role, talent) => version2(standingInOnce(role, talent), talent),
  },
  {
    name: '– one asked skill stood in for',
    score: (role, talent) => version2(standingInForOne(role, talent), talent),
  },
  { name: '– without rarity', score: (role, talent) => version2(bare(role, 'rarity'), talent) },
  { name: '– without near places', score: (role, talent) => version2({ ...role, nearby: {} }, talent) },
  {
    name: '– without rules for profiles',
    score: (role, { stated1 }) => scoreMatch(role, stated1).basisPoints,
  },
];
