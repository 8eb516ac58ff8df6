// Properties of the list that every engine makes (docs/score.md), as worlds in which they show.
import { SKILL_LEVEL_MAX } from '@vela/contracts/constants';
import { totalYears } from '@vela/market/profiles';
import { withBlanks } from './blanks.js';
import { exposureCase, impossibleCase } from './order-worlds.js';
import { nearCase } from './place-worlds.js';
import { UNASKED } from './possible.js';
import { allEqual, falling, firstIsBest, type RankingCase, type Sample, samples } from './ranking-case.js';
import { rarityCase, relatedCase } from './skill-worlds.js';

/** One property, and how its cases are made. */
interface RankingProperty {
  readonly property: string;
  readonly casesOf: (samplesOf: (key: string) => Sample[], seed: number) => RankingCase[];
}

const PROPERTIES = (isStrong: (score: number) => boolean): readonly RankingProperty[] => [
  {
    property: 'no blank beats the truth, nor meets a must that the truth misses',
    casesOf: (some) => some('blank').map(({ role, profile }) => firstIsBest(role, [profile, ...withBlanks(profile)])),
  },
  {
    property: 'a higher level or more years never lower a score',
    casesOf: (some) =>
      some('more').map(({ role: { musts: _, ...role }, profile }) => {
        const years = (totalYears(profile) ?? 0) + 1;
        const desiredRoles = profile.desiredRoles.map((desired) => ({ ...desired, years: desired.years + 1 }));
        const skills = profile.skills.map((skill) => ({ ...skill, level: SKILL_LEVEL_MAX }));
        const names = ['all of it', 'and years in all', 'higher levels', 'as it is'];
        const higher = { ...profile, skills };
        const longer = { ...higher, experienceYears: years };
        return falling(role, [{ ...longer, desiredRoles }, longer, higher, profile], names);
      }),
  },
  {
    property: 'one more of the asked skills never lowers a score',
    casesOf: (some) =>
      some('asked').map(({ role: { musts: _, ...role }, profile }) => {
        const own = profile.skills.filter(({ skillId }) => !role.skills.some((asked) => asked.skillId === skillId));
        const worlds = [...role.skills, null].map((__, count) => [UNASKED, ...own, ...role.skills.slice(0, count)]);
        return falling(
          role,
          worlds.map((skills) => ({ ...profile, skills })).reverse(),
          worlds.map((__, count) => `${count} of the asked skills`).reverse(),
        );
      }),
  },
  {
    property: 'contradictions earn nothing: years in all count as the highest of any desired role',
    casesOf: (some) =>
      some('years').map(({ role, profile }) =>
        allEqual(role, [profile, { ...profile, experienceYears: totalYears(profile) }]),
      ),
  },
  {
    property: 'a skill that nobody asks for, and that is related to none, changes nothing',
    casesOf: (some) =>
      some('stuff').map(({ role, profile }) =>
        allEqual(role, [profile, { ...profile, skills: [...profile.skills, UNASKED] }]),
      ),
  },
  {
    property: 'a related skill gives no more than the skill itself, and no less than nothing',
    casesOf: (some) => some('rel').map(relatedCase),
  },
  {
    property: 'of two skills the rarer gives more, and a related one no more for standing in for it',
    casesOf: (some) => some('rare').map(rarityCase),
  },
  {
    property: 'nearer never lowers a score, and beyond 50 km a city gives half a place at most',
    casesOf: (some) => some('near').map(nearCase),
  },
  {
    property: 'within a shown score, who was shown least lately comes first, and never across scores',
    casesOf: (some, seed) => some('shown').map((sample, number) => exposureCase(sample, number, seed)),
  },
  {
    property: 'no count of strong matches holds one of which no hire can come',
    casesOf: (some) => some('hire').map((sample) => impossibleCase(sample, isStrong)),
  },
];

/**
 * @param isStrong whether a shown score is called strong, as the market says
 * @param runs how many worlds of each
 * @returns the properties by name, each with random worlds; every case has a category of its own
 */
export const rankingProperties = (
  isStrong: (score: number) => boolean,
  seed: number,
  runs: number,
): readonly { readonly property: string; readonly cases: readonly RankingCase[] }[] =>
  PROPERTIES(isStrong).map(({ property, casesOf }) => ({
    property,
    cases: casesOf((key) => samples(key, seed, runs), seed),
  }));
