import { expect, test } from '@jest/globals';
import type { Outcome } from './outcomes.js';
import { fairnessReport } from './report.js';
import { shareWithFindings } from './simulation.js';
import { fairnessCsv, fairnessTable } from './table.js';

const MADE = { date: '2026-11-22', scoreVersion: 2 };

const people = (count: number, outcome: Partial<Outcome>): Outcome[] =>
  Array.from({ length: count }, () => ({
    gender: null,
    ageGroup: null,
    field: 'data',
    seniority: 'mid',
    active: true,
    shown: false,
    meanScore: 50,
    aboveMedian: false,
    asked: false,
    accepted: false,
    hired: false,
    ...outcome,
  }));
const women = (count: number, outcome: Partial<Outcome> = {}) => people(count, { gender: 'woman', ...outcome });
const men = (count: number, outcome: Partial<Outcome> = {}) => people(count, { gender: 'man', ...outcome });
const of = (outcomes: readonly Outcome[], title: string) => {
  const found = fairnessReport(outcomes, MADE).dimensions[0]?.groups.find(({ group }) => group === title);
  if (found === undefined) throw new Error(`There is no group ${title}.`);
  return found;
};

test('a rate below four fifths is told, and is a finding only beyond chance', () => {
  const few = [...men(5, { asked: true }), ...men(15), ...women(3, { asked: true }), ...women(17)];
  expect(of(few, 'Woman').rates.asked).toMatchObject({
    rate: 0.15,
    impactRatio: 0.6,
    belowFourFifths: true,
    finding: false,
  });
  const many = [...men(100, { asked: true }), ...men(100), ...women(40, { asked: true }), ...women(160)];
  expect(of(many, 'Woman').rates.asked).toMatchObject({ rate: 0.2, finding: true });
  // The other side of the same difference is no disadvantage.
  expect(of(many, 'Man').rates.asked).toMatchObject({ rate: 0.5, finding: false });
});

test('whoever is paused is in no base of being asked', () => {
  const outcomes = [...men(20, { asked: true }), ...women(20, { asked: true }), ...women(40, { active: false })];
  expect(of(outcomes, 'Woman').rates.asked).toMatchObject({ base: 20, rate: 1 });
});

test('a group of fewer than ten tells nothing, and the smallest of the others hides what it would reveal', () => {
  const outcomes = [...women(9, { asked: true }), ...men(30), ...people(12, { gender: 'nonBinary' })];
  expect([of(outcomes, 'Woman').people, of(outcomes, 'Non-binary').people, of(outcomes, 'Man').people]).toEqual([
    null,
    null,
    30,
  ]);
  expect(of(outcomes, 'Woman').rates.asked).toBeNull();
});

test('the report is dated, versioned and can be taken along', () => {
  const report = fairnessReport([...men(10, { asked: true, ageGroup: '40to49' }), ...women(10)], MADE);
  expect(report).toMatchObject({ ...MADE, method: 2 });
  expect(fairnessTable(report)).toMatch(/^Fairness, 2026-11-22: method 2, score version 2\./);
  expect(fairnessTable(report)).toMatch(/^Man +10 /m);
  expect(fairnessCsv(report)).toMatch(/^2026-11-22,2,2,Gender,"Man",asked,10,1\.0000,/m);
});

test('in fair markets, where groups differ by field and seniority, at most one report of twenty raises an alarm', () => {
  const seed = Number(process.env['FAIRNESS_SEED'] ?? 20_261_122);
  const markets = 150;
  const alarms = shareWithFindings({ people: 400, womenAsked: 1 }, markets, seed);
  // Three standard deviations of 5 %, so that chance fails the test once in a thousand seeds.
  expect({ seed, few: alarms <= 0.05 + 3 * Math.sqrt((0.05 * 0.95) / markets) }).toEqual({ seed, few: true });
  const power = shareWithFindings({ people: 800, womenAsked: 0.5 }, 40, seed, true);
  expect({ seed, found: power >= 0.6 }).toEqual({ seed, found: true });
}, 120_000);
