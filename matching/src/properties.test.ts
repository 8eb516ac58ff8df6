import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { totalYears } from '@vela/market/profiles';
import { CAPPED_SCORE } from './components/cap.js';
import { explainMatch } from './explain/breakdown.js';
import { meetsMusts, missedMusts } from './ranking/musts.js';
import { byRank } from './ranking/order.js';
import { scoreMatch } from './score/score.js';
import type { MatchProfile, MatchRole } from './subjects/subjects.js';
import { anyProfile, anyRole } from './testing/arbitraries.js';
import { withBlanks } from './testing/blanks.js';

/** `MATCH_SEED` repeats a run or makes another world; a failure prints it with the counterexample. */
const seed = Number(process.env['MATCH_SEED'] ?? 20261122);
const RUNS = { numRuns: 1500, seed };

/** As a list orders two profiles, chance aside. */
const ranked = (role: MatchRole, profile: MatchProfile) => ({
  profileId: '',
  ...scoreMatch(role, profile),
  exposure: 0,
  tie: 0,
});

describe('the score, whatever role and profile', () => {
  test('no blank beats the truth: taking back what was stated never raises score or place, nor meets a must', () => {
    fc.assert(
      fc.property(anyRole, anyProfile, (role, profile) => {
        const honest = ranked(role, profile);
        const meets = meetsMusts(role, profile);
        const better = [...withBlanks(profile)].filter(
          (blank) => byRank(honest, ranked(role, blank)) > 0 || (!meets && meetsMusts(role, blank)),
        );
        expect(better).toEqual([]);
      }),
      RUNS,
    );
  });

  test('who meets every must misses none by name, and who misses one is told which', () => {
    let missing = 0;
    fc.assert(
      fc.property(anyRole, anyProfile, (role, profile) => {
        const missed = missedMusts(role, profile);
        expect(missed.length === 0).toBe(meetsMusts(role, profile));
        missing += missed.length > 0 ? 1 : 0;
      }),
      RUNS,
    );
    expect(missing).toBeGreaterThan(0);
  });

  test('no impossible match is strong: what fits nothing holds the score at 49 and is named', () => {
    let capped = 0;
    fc.assert(
      fc.property(anyRole, anyProfile, (role, profile) => {
        const { score, basisPoints, cap, components } = explainMatch(role, profile);
        const impossible = components.some(
          ({ key, status, points, maxPoints }) =>
            (key === 'place' || key === 'employment' || key === 'salary') &&
            status !== 'notApplicable' &&
            maxPoints > 0 &&
            points === 0,
        );
        if (cap) {
          capped += 1;
          expect([score, cap.score, impossible]).toEqual([CAPPED_SCORE, CAPPED_SCORE, true]);
          expect(cap.because.length).toBeGreaterThan(0);
          expect(cap.uncapped).toBeGreaterThan(basisPoints);
        } else if (impossible) expect(score).toBeLessThanOrEqual(CAPPED_SCORE);
      }),
      RUNS,
    );
    expect(capped).toBeGreaterThan(20);
  });

  test('is monotone: a better offer, one more asked skill, a higher level or more years never lower it', () => {
    const score = (role: MatchRole, profile: MatchProfile): number => scoreMatch(role, profile).basisPoints;
    fc.assert(
      fc.property(anyRole, anyProfile, fc.integer({ min: 1, max: 50_000 }), (role, profile, more) => {
        const before = score(role, profile);
        const withSkill = ({ skillId, name, level }: MatchRole['skills'][number]): MatchProfile => {
          const held = profile.skills.find((skill) => skill.skillId === skillId)?.level ?? 0;
          return {
            ...profile,
            skills: [
              ...profile.skills.filter((skill) => skill.skillId !== skillId),
              { skillId, name, level: Math.min(5, Math.max(level, held + 0.5)) },
            ],
          };
        };
        const better: readonly MatchProfile[] = [
          ...role.skills.map(withSkill),
          { ...profile, experienceYears: (totalYears(profile) ?? 0) + 1 },
          {
            ...profile,
            desiredRoles: profile.desiredRoles.map((desired) => ({ ...desired, years: desired.years + 1 })),
          },
        ];
        const offer = { ...role.offer, amount: role.offer.amount + more };
        expect(score({ ...role, offer }, profile)).toBeGreaterThanOrEqual(before);
        expect(better.filter((changed) => score(role, changed) < before)).toEqual([]);
      }),
      RUNS,
    );
  });

  test('contradictions earn nothing: years in all count as the highest of any desired role', () => {
    fc.assert(
      fc.property(anyRole, anyProfile, (role, profile) => {
        const total = totalYears(profile);
        if (total === null) return;
        expect(scoreMatch(role, { ...profile, experienceYears: total })).toEqual(scoreMatch(role, profile));
        for (const { years } of profile.desiredRoles) expect(total).toBeGreaterThanOrEqual(years);
      }),
      RUNS,
    );
  });

  test('a skill that the role neither asks for nor knows as related changes nothing', () => {
    fc.assert(
      fc.property(anyRole, anyProfile, (role, profile) => {
        const skills = [...profile.skills, { skillId: 'unasked', name: 'Unasked', level: 5 }];
        expect(scoreMatch(role, { ...profile, skills })).toEqual(scoreMatch(role, profile));
      }),
      RUNS,
    );
  });

  test('never advises a talent to ask for less', () => {
    fc.assert(
      fc.property(anyRole, anyProfile, (role, profile) => {
        const { jobSeeker } = explainMatch(role, profile).counterfactuals;
        // The only pay that is named is one that the company would raise its offer to.
        for (const { change } of jobSeeker)
          if ('amount' in change) {
            expect(change.kind).toBe('offer');
            expect(change.amount).toBeGreaterThan(role.offer.amount);
          }
      }),
      RUNS,
    );
  });
});
