import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MATCH_COMPONENTS } from '@vela/contracts/matching';
import { BUNDLED_RATES } from '../rates.js';
import { fitsOf, scoreMatch, shownScore } from '../score.js';
import { anyProfile, anyRole } from '../testing/arbitraries.js';
import { explainMatch } from './breakdown.js';
import { MOVED_BY, profileTrials, roleTrials } from './counterfactuals.js';

describe('what a change would bring', () => {
  test('is moved by no other component than those its kind names', () => {
    const moves = new Set<string>();
    fc.assert(
      fc.property(anyRole, anyProfile, (role, profile) => {
        const before = fitsOf(role, profile, BUNDLED_RATES);
        for (const trial of [
          ...roleTrials(role, profile, BUNDLED_RATES),
          ...profileTrials(role, profile, BUNDLED_RATES),
        ]) {
          const after = fitsOf(trial.role, trial.profile, BUNDLED_RATES);
          const moved: readonly string[] = MOVED_BY[trial.change.kind];
          moves.add(trial.change.kind);
          for (const key of MATCH_COMPONENTS) if (!moved.includes(key)) expect(after[key]).toEqual(before[key]);
        }
      }),
      { numRuns: 400 },
    );
    expect([...moves].sort()).toEqual(Object.keys(MOVED_BY).sort());
  });

  test('is the score of both sides with the change, less the score without it', () => {
    fc.assert(
      fc.property(anyRole, anyProfile, (role, profile) => {
        const current = shownScore(scoreMatch(role, profile).basisPoints);
        const gains = (trials: ReturnType<typeof roleTrials>): number[] =>
          [...trials]
            .map((trial) => shownScore(scoreMatch(trial.role, trial.profile).basisPoints) - current)
            .filter((gain) => gain >= 1)
            .sort((a, b) => b - a)
            .slice(0, 3);
        const { talentSeeker, jobSeeker } = explainMatch(role, profile).counterfactuals;
        expect(talentSeeker.map(({ gain }) => gain)).toEqual(gains(roleTrials(role, profile, BUNDLED_RATES)));
        expect(jobSeeker.map(({ gain }) => gain)).toEqual(gains(profileTrials(role, profile, BUNDLED_RATES)));
      }),
      { numRuns: 200 },
    );
  });
});
