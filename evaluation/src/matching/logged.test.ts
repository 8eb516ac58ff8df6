import { describe, expect, test } from '@jest/globals';
import type { RankingOutcome } from '@vela/api';
import { type Chance, chanceOf } from './chance.js';
import { measureLog, propensitiesOf } from './logged.js';

/** How likely a place is looked at in the simulated log, whoever stands there. */
const looksAt = (place: number): number => (place <= 5 ? 0.9 : place <= 10 ? 0.6 : place <= 20 ? 0.45 : 0.2);
const BEST = 95;

interface Lists {
  readonly scoreVersion: number;
  readonly roles: number;
  readonly from: number;
  /** How good a first place is, 0 to 1: what a look turns into a request by. */
  readonly quality: number;
}

/** Lists of 40 whose scores fall from the top, five talents a score; whoever scores more interests more. */
function lists(next: Chance, { scoreVersion, roles, from, quality }: Lists): RankingOutcome[] {
  return Array.from({ length: roles * 40 }, (_, index): RankingOutcome => {
    const role = from + Math.floor(index / 40);
    const place = 1 + (index % 40);
    // Ties of seven lie across the borders of the bands.
    const score = BEST - Math.floor((place + (role % 7)) / 7) * 3;
    const viewed = next() < looksAt(place) * (score / 100);
    const requested = viewed && next() < quality * (score / 100);
    const accepted = requested && next() < 0.4;
    return {
      key: `2026-10-01 role${role} talent${place}`,
      at: new Date('2026-10-01T09:00:00Z'),
      openRoleId: `role${role}`,
      place,
      basisPoints: score * 100,
      scoreVersion,
      viewed,
      requested,
      answered: requested,
      accepted,
      hired: false,
    };
  });
}

const SEED = 17;

describe('the log of rankings, measured', () => {
  test(`finds how likely each place is looked at, though better talents stand higher (seed ${SEED})`, () => {
    const log = lists(chanceOf(SEED), { scoreVersion: 2, roles: 2000, from: 0, quality: 0.3 });
    const propensities = propensitiesOf(log);
    const truth = [1, 0.6 / 0.9, 0.45 / 0.9, 0.2 / 0.9];
    for (const [band, expected] of truth.entries())
      expect(Math.abs((propensities[band] ?? 0) - expected)).toBeLessThan(0.06);
    // Nothing was shown behind the fiftieth place.
    expect(propensities[4]).toBeNull();
    // Without taking ties, the fourth band looks worse than it is: it holds weaker talents.
    const rate = (some: readonly RankingOutcome[]) => some.filter(({ viewed }) => viewed).length / some.length;
    const plain = rate(log.filter(({ place }) => place > 20)) / rate(log.filter(({ place }) => place <= 5));
    expect(plain).toBeLessThan((propensities[3] ?? 0) - 0.02);
  });

  test(`two versions that interest alike come out alike, wherever their lists were read to (seed ${SEED})`, () => {
    const next = chanceOf(SEED);
    const whole = lists(next, { scoreVersion: 1, roles: 700, from: 0, quality: 0.3 });
    const better = lists(next, { scoreVersion: 2, roles: 700, from: 700, quality: 0.6 });
    const { versions } = measureLog([...whole, ...better], SEED);
    const [two, one] = versions;
    expect([two?.scoreVersion, one?.scoreVersion]).toEqual([2, 1]);
    expect(two?.tooFew).toBe(false);
    // Twice as many requests of the same looks, and the same of those asked say yes.
    expect((two?.requestRate.value ?? 0) / (one?.requestRate.value ?? 1)).toBeGreaterThan(1.85);
    expect((two?.requestRate.value ?? 0) / (one?.requestRate.value ?? 1)).toBeLessThan(2.15);
    expect(two?.requestRate.from ?? 0).toBeGreaterThan(one?.requestRate.to ?? 1);
    expect(Math.abs((two?.lookRate.value ?? 0) - (one?.lookRate.value ?? 1))).toBeLessThan(0.03);
    expect(Math.abs((two?.acceptRate?.value ?? 0) - 0.4)).toBeLessThan(0.03);
    // The mean score of a list is 86 in a hundred: so many would be looked at if all stood on top.
    expect(two?.lookRate.value ?? 0).toBeGreaterThan(0.9 * 0.8);
  });

  test('says that there is too little, and counts nobody whom a recruiter moved', () => {
    const few = lists(chanceOf(SEED), { scoreVersion: 2, roles: 4, from: 0, quality: 0.3 });
    const moved = few.map((outcome, index): RankingOutcome => (index < 3 ? { ...outcome, moved: 'up' } : outcome));
    const measured = measureLog(moved, SEED);
    expect(measured.movedByPeople).toBe(3);
    expect(measured.versions).toMatchObject([{ shown: 157, tooFew: true }]);
    expect(measured.propensities.slice(1)).toContain(null);
    expect(measureLog([], SEED)).toEqual({ movedByPeople: 0, propensities: [1, null, null, null, null], versions: [] });
  });

  test('a tie is of one day in Stockholm, as the log is', () => {
    const log = lists(chanceOf(SEED), { scoreVersion: 2, roles: 600, from: 0, quality: 0.3 });
    const aroundMidnight = log.map((outcome, index): RankingOutcome => ({
      ...outcome,
      at: new Date(index % 2 === 0 ? '2026-09-30T22:30:00Z' : '2026-10-01T09:00:00Z'),
    }));
    expect(propensitiesOf(aroundMidnight)).toEqual(propensitiesOf(log));
  });

  test('whoever was shown before does not count again for how places are looked at', () => {
    const log = lists(chanceOf(SEED), { scoreVersion: 2, roles: 600, from: 0, quality: 0.3 });
    // The next days nobody opens a profile again.
    const later = log.map((outcome): RankingOutcome => ({
      ...outcome,
      key: outcome.key.replace('2026-10-01', '2026-10-02'),
      at: new Date('2026-10-02T09:00:00Z'),
      place: 41 - outcome.place,
      viewed: false,
      requested: false,
    }));
    expect(propensitiesOf([...log, ...later])).toEqual(propensitiesOf(log));
  });
});
