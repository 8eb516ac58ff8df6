import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DESIRED_ROLES_MAX, PROFILE_SKILLS_MAX, TOP_SKILLS_MAX } from '@vela/contracts/constants';
import { MATCH_COMPONENTS } from '@vela/contracts/matching';
import { fitsOf, scoreMatch, shownScore } from '../score/score.js';
import { BUNDLED_RATES } from '../subjects/rates.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { anyProfile, anyRole } from '../testing/arbitraries.js';
import { exampleProfile, exampleRole } from '../testing/subjects.js';
import { explainMatch } from './breakdown.js';
import { MOVED_BY, profileAlternatives, roleAlternatives } from './counterfactuals.js';

describe('what a change would bring', () => {
  test('is moved by no other component than those its kind names', () => {
    const moves = new Set<string>();
    fc.assert(
      fc.property(anyRole, anyProfile, (role, profile) => {
        const before = fitsOf(role, profile, BUNDLED_RATES);
        for (const alternative of [
          ...roleAlternatives(role, profile, BUNDLED_RATES),
          ...profileAlternatives(role, profile, BUNDLED_RATES),
        ]) {
          const after = fitsOf(alternative.role, alternative.profile, BUNDLED_RATES);
          const moved: readonly string[] = MOVED_BY[alternative.change.kind];
          moves.add(alternative.change.kind);
          const still = MATCH_COMPONENTS.filter((key) => !moved.includes(key));
          expect(still.map((key) => after[key])).toEqual(still.map((key) => before[key]));
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
        const gains = (alternatives: ReturnType<typeof roleAlternatives>): number[] =>
          [...alternatives]
            .map((alternative) => shownScore(scoreMatch(alternative.role, alternative.profile).basisPoints) - current)
            .filter((gain) => gain >= 1)
            .sort((a, b) => b - a)
            .slice(0, 3);
        const { talentSeeker, jobSeeker } = explainMatch(role, profile).counterfactuals;
        expect(talentSeeker.map(({ gain }) => gain)).toEqual(gains(roleAlternatives(role, profile, BUNDLED_RATES)));
        expect(jobSeeker.map(({ gain }) => gain)).toEqual(gains(profileAlternatives(role, profile, BUNDLED_RATES)));
      }),
      { numRuns: 200 },
    );
  });

  test('is told of nothing that a profile may not say', () => {
    const skill = (skillId: string, level: number) => ({ skillId, name: skillId, level });
    const many = (count: number, level: number) => Array.from({ length: count }, (_, at) => skill(`s${at}`, level));
    const advised = (role: Partial<MatchRole>, profile: Partial<MatchProfile>) =>
      [...profileAlternatives({ ...exampleRole, ...role }, { ...exampleProfile, ...profile }, BUNDLED_RATES)].flatMap(
        ({ change }) => (change.kind === 'addSkill' ? change.skill : change.kind === 'desireRole' ? change.kind : []),
      );
    const skills = [skill('s0', 5), skill('new', 3)];
    expect(advised({ skills }, { skills: many(PROFILE_SKILLS_MAX - 1, 3) })).toEqual(['s0', 'new']);
    // One more than there may be; a higher level of one that is there is none more.
    expect(advised({ skills }, { skills: many(PROFILE_SKILLS_MAX, 3) })).toEqual(['s0']);
    const five = many(TOP_SKILLS_MAX, 5).map((each) => ({ ...each, skillId: `top ${each.skillId}` }));
    expect(advised({ skills }, { skills: five })).toEqual(['new']);
    const roles = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ roleId: `r${at}`, name: `r${at}`, years: 0, weight: 1 }));
    expect(advised({ skills: [] }, { desiredRoles: roles(DESIRED_ROLES_MAX - 1) })).toEqual(['desireRole']);
    expect(advised({ skills: [] }, { desiredRoles: roles(DESIRED_ROLES_MAX) })).toEqual([]);
  });
});
