import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { explainMatch, outlineMatch, shownPoints } from '../explain/breakdown.js';
import { describeCap, describeFact, describeRarity } from '../explain/texts.js';
import { BUNDLED_RATES, readRateTable } from '../subjects/rates.js';
import { payOfYearlySek, yearlySek } from '../subjects/salary.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { anyProfile, anyRole } from '../testing/arbitraries.js';
import { exampleProfile, exampleRole } from '../testing/subjects.js';
import { scoreMatch, shownScore } from './score.js';

const role = (part: Partial<MatchRole>): MatchRole => ({ ...exampleRole, ...part });
const profile = (part: Partial<MatchProfile>): MatchProfile => ({ ...exampleProfile, ...part });
const basisPoints = (r: MatchRole, p: MatchProfile): number => scoreMatch(r, p).basisPoints;

test('years that are neither required nor stated fit, and are told as nobody’s strength', () => {
  const nothing = { experienceYears: null, desiredRoles: [{ roleId: 'other', name: 'Other', years: 0, weight: 1 }] };
  const yearsOf = (asked: MatchRole, stated: MatchProfile) =>
    explainMatch(asked, stated).components.find(({ key }) => key === 'years');
  const blank = yearsOf(role({ years: 0 }), profile(nothing));
  expect(blank).toMatchObject({ status: 'known', points: blank?.maxPoints, facts: [] });
  const { reasons } = outlineMatch(role({ years: 0 }), profile(nothing));
  expect(reasons.strengths.map(({ component }) => component)).not.toContain('years');
  // Who states that there are none says so.
  expect(yearsOf(role({ years: 0 }), profile({ ...nothing, experienceYears: 0 }))?.facts).toMatchObject([{ held: 0 }]);
});

describe('worked examples', () => {
  test('a talent who fits everything gets all 10000 points', () => {
    expect(scoreMatch(exampleRole, exampleProfile)).toEqual({ basisPoints: 10_000, coverage: 10_000 });
  });

  test.each<[string, Partial<MatchRole>, Partial<MatchProfile>, number]>([
    [
      'one skill of three missing costs its third of 35',
      {},
      { skills: exampleProfile.skills.slice(0, 2) },
      10_000 - 1167,
    ],
    [
      'half the level keeps three quarters of the skill',
      { skills: [{ skillId: 'python', name: 'Python', level: 5 }] },
      { skills: [{ skillId: 'python', name: 'Python', level: 2.5 }] },
      10_000 - 875,
    ],
    [
      'a higher level than asked gains nothing',
      { skills: [{ skillId: 'python', name: 'Python', level: 1 }] },
      {},
      10_000,
    ],
    ['a role that is not desired costs 10, its years fall back to experience', { roleId: 'other' }, {}, 9_000],
    [
      '3 of 5 years keep three fifths of 10',
      {},
      { desiredRoles: [{ roleId: 'data-engineer', name: 'Data Engineer', years: 3, weight: 3 }] },
      9_600,
    ],
    [
      'an offer 10 % below the minimum keeps half of 15',
      { offer: { amount: 54_000, currency: 'SEK', period: 'Monthly' } },
      { minSalary: 60_000 },
      9_250,
    ],
    [
      'an offer 20 % below the minimum holds the score at 49',
      { offer: { amount: 48_000, currency: 'SEK', period: 'Monthly' } },
      { minSalary: 60_000 },
      4_999,
    ],
    ['same country, other city keeps half of 15', {}, { places: { Sweden: ['Malmö'] } }, 9_250],
    ['a city of the role that is not stated keeps half of 15', {}, { places: { Sweden: [] } }, 9_250],
    ['a role that names no city is anywhere in the country', { places: { Sweden: [] } }, {}, 10_000],
    [
      'a city 8 km away keeps 96 % of 15',
      { nearby: { Sweden: { Mölndal: { km: 8, to: 'Göteborg, Sweden' } } } },
      { places: { Sweden: ['Mölndal'] } },
      9_940,
    ],
    ['another country holds the score at 49', {}, { places: { Norway: [] } }, 4_999],
    ['remote fits from anywhere', { remote: true }, { places: { Norway: ['Oslo'] } }, 10_000],
    ['no shared setup holds the score at 49', { hybrid: false, office: true }, {}, 4_999],
    ['80 % against 100 % keeps four fifths of 8', { permanentPercentage: 80 }, {}, 9_840],
    [
      'no shared employment type holds the score at 49',
      {},
      { permanent: false, freelance: true, freelancePercentage: 100 },
      4_999,
    ],
    ['two months late keeps two thirds of 7', {}, { availability: 3 }, 9_766],
    ['zero months of notice is available at once', { availability: 0 }, { availability: 0 }, 10_000],
  ])('%s', (_, rolePart, profilePart, expected) => {
    expect(basisPoints(role(rolePart), profile(profilePart))).toBe(expected);
  });

  test('what the talent did not state earns nothing and lowers the coverage', () => {
    expect(scoreMatch(exampleRole, profile({ availability: null }))).toEqual({ basisPoints: 9_300, coverage: 9_300 });
    expect(scoreMatch(exampleRole, profile({ minSalary: null, availability: null }))).toEqual({
      basisPoints: 4_999,
      coverage: 7_800,
    });
    expect(basisPoints(exampleRole, profile({ currency: null }))).toBe(4_999);
    expect(basisPoints(exampleRole, profile({ permanentPercentage: null }))).toBe(4_999);
  });

  test('a related skill counts its quarters, the best way counts, and rare skills weigh more', () => {
    const asked = { skillId: 'react', name: 'React', level: 4 };
    const angular = { skillId: 'angular', name: 'Angular', quarters: 2 } as const;
    const vue = { skillId: 'vue', name: 'Vue', quarters: 1 } as const;
    const one = role({ skills: [{ ...asked, related: [vue, angular] }] });
    const holding = (...skills: [string, number][]) =>
      profile({ skills: skills.map(([skillId, level]) => ({ skillId, name: skillId, level })) });
    expect(basisPoints(one, holding(['angular', 4]))).toBe(8_250);
    expect(basisPoints(one, holding(['angular', 5], ['vue', 5]))).toBe(8_250);
    expect(basisPoints(one, holding(['angular', 5], ['react', 4]))).toBe(10_000);
    const [skills] = explainMatch(one, holding(['angular', 5])).components;
    expect(skills?.facts.map(describeFact)).toEqual(['Counts half: Angular for React']);
    const two = role({
      skills: [
        { ...asked, rarity: 150 },
        { skillId: 'git', name: 'Git', level: 3, rarity: 50 },
      ],
    });
    expect(basisPoints(two, holding(['git', 3]))).toBe(6_500 + 875);
    const [weighed] = explainMatch(two, holding(['git', 3])).components;
    expect(weighed?.facts.map((fact) => (fact.kind === 'skill' ? describeRarity(fact) : ''))).toEqual([
      'Rare: weighs 1.5 × a usual skill',
      'Common: weighs 0.5 × a usual skill',
    ]);
  });

  test('years in all are at least those of any desired role', () => {
    const contradictory = profile({
      experienceYears: 0,
      desiredRoles: [{ roleId: 'other', name: 'Other', years: 5, weight: 3 }],
    });
    expect(basisPoints(exampleRole, contradictory)).toBe(9_000);
  });

  test('what the role does not ask leaves both sums', () => {
    const unasked = role({ skills: [], hybrid: false });
    expect(scoreMatch(unasked, profile({ availability: 7 }))).toEqual({ basisPoints: 8_600, coverage: 10_000 });
  });

  test('reversed salaries are swapped and flagged', () => {
    const reversed = profile({ minSalary: 66_000, maxSalary: 58_000 });
    const salary = explainMatch(exampleRole, reversed).components.find(({ key }) => key === 'salary');
    expect(salary?.facts[0]).toMatchObject({ shortfallPercent: 0, swapped: true });
  });

  test('NOC is the Norwegian krone, and periods become full-time years', () => {
    expect(yearlySek({ amount: 50_000, currency: 'NOC', period: 'Monthly' }, BUNDLED_RATES)).toBe(592_913);
    expect(yearlySek({ amount: 500, currency: 'SEK', period: 'Hourly' }, BUNDLED_RATES)).toBe(1_040_000);
    expect(
      readRateTable('{"date":"2024-01-02","perEuro":{"DKK":7,"ISK":150,"NOK":11,"SEK":11,"USD":1.1}}').perEuro.NOC,
    ).toBe(11);
    expect(() => readRateTable('{"date":"2024-01-02","perEuro":{"DKK":7}}')).toThrow('ISK');
  });
});

describe('explanation', () => {
  test('says the three changes that help most, each with a gain that scoring confirms', () => {
    const short = role({ offer: { amount: 50_000, currency: 'SEK', period: 'Monthly' }, availability: 0 });
    const later = profile({ availability: 3 });
    const { counterfactuals, score } = explainMatch(short, later);
    expect(score).toBe(86);
    expect(counterfactuals.talentSeeker[0]).toEqual({
      change: { kind: 'offer', amount: 58_000, currency: 'SEK', period: 'Monthly' },
      gain: 10,
    });
    expect(explainMatch(role({ availability: 0 }), later).score).toBe(96);
    expect(counterfactuals.jobSeeker.map(({ change }) => change.kind)).toEqual(['offer', 'availableSooner']);
  });

  test('says what holds a score at 49, and what stating it would bring', () => {
    const { cap, counterfactuals } = explainMatch(exampleRole, profile({ minSalary: null, maxSalary: null }));
    expect(cap).toEqual({ score: 49, uncapped: 8_500, because: ['salary'] });
    expect(cap && describeCap(cap)).toBe('At most 49. Does not fit, or is not stated: pay');
    expect(counterfactuals.jobSeeker).toEqual([{ change: { kind: 'state', term: 'salary' }, gain: 51 }]);
  });

  test('contributions add up to the score and maxima to the whole, also as shown', () => {
    fc.assert(
      fc.property(anyRole, anyProfile, (r, p) => {
        const breakdown = explainMatch(r, p);
        expect(breakdown.basisPoints).toBe(basisPoints(r, p));
        const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
        const uncapped = breakdown.cap?.uncapped ?? breakdown.basisPoints;
        expect(sum(breakdown.components.map(({ points }) => points))).toBe(uncapped);
        expect(sum(breakdown.components.map(({ maxPoints }) => maxPoints))).toBe(10_000);
        const shown = shownPoints(breakdown);
        expect(sum(shown.map(({ points }) => points))).toBe(shownScore(uncapped));
        for (const { points, max } of shown) expect(points).toBeLessThanOrEqual(max);
        for (const side of [breakdown.counterfactuals.talentSeeker, breakdown.counterfactuals.jobSeeker]) {
          expect(side.length).toBeLessThanOrEqual(3);
          for (const { gain } of side) expect(gain).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });
});

describe('monotonicity', () => {
  test('a better offer never lowers a score', () => {
    fc.assert(
      fc.property(anyRole, anyProfile, fc.integer({ min: 1, max: 100_000 }), (r, p, more) => {
        const better = { ...r, offer: { ...r.offer, amount: r.offer.amount + more } };
        expect(basisPoints(better, p)).toBeGreaterThanOrEqual(basisPoints(r, p));
      }),
    );
  });

  test('one more required skill, or a higher level of one, never lowers a score', () => {
    fc.assert(
      fc.property(anyRole, anyProfile, fc.nat(), (r, p, pick) => {
        const wanted = r.skills[pick % Math.max(1, r.skills.length)];
        fc.pre(wanted !== undefined);
        const held = p.skills.find(({ skillId }) => skillId === wanted.skillId)?.level ?? 0;
        const others = p.skills.filter(({ skillId }) => skillId !== wanted.skillId);
        const better = { ...p, skills: [...others, { ...wanted, level: Math.min(5, held + 0.5) }] };
        expect(basisPoints(r, better)).toBeGreaterThanOrEqual(basisPoints(r, p));
      }),
    );
  });
});

describe('independence', () => {
  test('the order of skills, places and desired roles does not matter', () => {
    fc.assert(
      fc.property(anyRole, anyProfile, (r, p) => {
        const turned = {
          ...r,
          skills: [...r.skills].reverse(),
          places: Object.fromEntries(Object.entries(r.places).reverse()),
        };
        const alike = { ...p, skills: [...p.skills].reverse(), desiredRoles: [...p.desiredRoles].reverse() };
        expect(scoreMatch(turned, alike)).toEqual(scoreMatch(r, p));
      }),
    );
  });

  test('who the talent is, and their own priorities, change nothing', () => {
    fc.assert(
      fc.property(anyRole, anyProfile, fc.string(), (r, p, other) => {
        const someoneElse = {
          ...p,
          id: other,
          userId: other,
          desiredRoles: p.desiredRoles.map((desired) => ({ ...desired, weight: 99 })),
        };
        expect(scoreMatch(r, someoneElse)).toEqual(scoreMatch(r, p));
      }),
    );
  });
});

test('a converted pay is never below the yearly amount it came from', () => {
  fc.assert(
    fc.property(anyRole, fc.integer({ min: 1, max: 5_000_000 }), fc.constantFrom(1, 50, 500), (r, yearly, step) => {
      const amount = payOfYearlySek(yearly, r.offer, BUNDLED_RATES, step);
      expect(yearlySek({ ...r.offer, amount }, BUNDLED_RATES)).toBeGreaterThanOrEqual(yearly - 1);
      expect(amount % step).toBe(0);
    }),
  );
});
