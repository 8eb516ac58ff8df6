import type { AskedSkill, MatchProfile, MatchRole } from '../subjects/subjects.js';
import { isPossible, UNASKED } from './possible.js';
import { falling, pointsOf, type RankingCase, type Sample } from './ranking-case.js';

const QUARTERS = [1, 2, 3] as const;

/** @returns the role without musts, asking for two skills of which one may stand in for the other */
function relatedRole(
  { role }: Sample,
  quarters: 1 | 2 | 3,
  rarities: readonly [one: number, other: number],
): MatchRole {
  const { musts: _, ...bare } = role;
  const skill = (skillId: string, rarity: number): AskedSkill => ({ skillId, name: skillId, level: 4, rarity });
  const [one, other] = [skill('asked', rarities[0]), skill('another', rarities[1])];
  return { ...bare, skills: [{ ...one, related: [{ skillId: 'stand-in', name: 'stand-in', quarters }] }, other] };
}
const holding = (profile: MatchProfile, ...ids: readonly string[]): MatchProfile => ({
  ...profile,
  skills: [UNASKED, ...ids.map((skillId) => ({ skillId, name: skillId, level: 3 }))],
});

export function relatedCase(sample: Sample, number: number): RankingCase {
  const role = relatedRole(sample, QUARTERS[number % QUARTERS.length] ?? 1, [100, 100]);
  const worlds = [['asked', 'stand-in'], ['asked'], ['stand-in'], []];
  return falling(
    role,
    worlds.map((ids) => holding(sample.profile, ...ids)),
    ['both', 'the skill', 'the related one', 'neither'],
  );
}

export function rarityCase(sample: Sample, number: number): RankingCase {
  const role = relatedRole(sample, 1, [101 + (number % 100), 100 - (number % 50)]);
  const worlds = [['asked'], ['another'], []].map((ids) => holding(sample.profile, ...ids));
  const fall = falling(role, worlds, ['the rarer', 'the other', 'neither']);
  const isHeld = fall.world.some((one) => !isPossible(role, one));
  return {
    ...fall,
    wrongIn: (page) => {
      const [rarer = 0, other = 0] = pointsOf(page, fall.world);
      return (
        fall.wrongIn(page) ?? (isHeld || rarer > other ? null : `the rarer gives no more than the other: ${rarer}`)
      );
    },
  };
}
