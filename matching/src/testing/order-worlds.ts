import fc from 'fast-check';
import { CAPPED_SCORE } from '../components/cap.js';
import { EXPOSURE_MOST } from '../exposure/index.js';
import { shownScore } from '../score/score.js';
import { anyProfile } from './arbitraries.js';
import { isPossible, perfectFor } from './possible.js';
import { people, type RankingCase, type Sample } from './ranking-case.js';

export function exposureCase({ role }: Sample, number: number, seed: number): RankingCase {
  const world = people(role, fc.sample(anyProfile, { numRuns: 40, seed: seed + number }));
  const times = fc.sample(fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: EXPOSURE_MOST })), {
    numRuns: world.length,
    seed: seed + number,
  });
  const shown = world.flatMap(({ id }, at) => (at % 3 === 0 ? [] : [[id, times[at] ?? 1] as const]));
  const timesOf = new Map(shown);
  return {
    role,
    world,
    shown,
    wrongIn: ({ ranked }) => {
      for (const [at, own] of ranked.entries()) {
        const told = timesOf.get(own.profileId) ?? 0;
        if (own.exposure !== told) return `${own.profileId} was shown ${told} times, not ${own.exposure}`;
        const before = ranked[at - 1];
        if (before === undefined) continue;
        const [higher, lower] = [shownScore(before.basisPoints), shownScore(own.basisPoints)];
        if (lower > higher) return `${lower} stands behind ${higher}`;
        if (lower === higher && own.exposure < before.exposure)
          return `at ${lower}, who was shown ${own.exposure} times stands behind who was shown ${before.exposure} times`;
      }
      return null;
    },
  };
}

export function impossibleCase({ role, profile }: Sample, isStrong: (score: number) => boolean): RankingCase {
  const { musts: _, ...bare } = role;
  const perfect = perfectFor(bare, profile);
  const dear = bare.offer.amount * 100 + 1;
  const world = people(bare, [
    perfect,
    { ...perfect, places: { Iceland: ['Höfn'] }, remote: false },
    { ...perfect, permanent: !bare.permanent, freelance: !bare.freelance },
    { ...perfect, minSalary: dear, maxSalary: dear },
    { ...perfect, remote: !bare.remote, hybrid: !bare.hybrid, office: !bare.office },
    { ...perfect, minSalary: null, maxSalary: null },
  ]);
  return {
    role: bare,
    world,
    wrongIn: ({ ranked }) => {
      const byId = new Map(world.map((one) => [one.id, one]));
      for (const { profileId, basisPoints } of ranked) {
        const [one, score] = [byId.get(profileId), shownScore(basisPoints)];
        if (one === undefined) return `${profileId} is nobody of this world`;
        if (!isPossible(bare, one) && (isStrong(score) || score > CAPPED_SCORE))
          return `${score} is counted, though no hire can come of it: ${JSON.stringify(one)}`;
      }
      return null;
    },
  };
}
