import { expect, test } from '@jest/globals';
import type { Outcome } from './outcomes.js';
import { fairnessReport } from './report.js';
import { fairnessTable } from './table.js';

const people = (count: number, outcome: Partial<Outcome>): Outcome[] =>
  Array.from({ length: count }, () => ({
    gender: null,
    ageGroup: null,
    scores: [50],
    asked: false,
    accepted: false,
    hired: false,
    ...outcome,
  }));
const women = (count: number, outcome: Partial<Outcome> = {}) => people(count, { gender: 'woman', ...outcome });
const men = (count: number, outcome: Partial<Outcome> = {}) => people(count, { gender: 'man', ...outcome });
const of = (outcomes: readonly Outcome[], title: string) => {
  const found = fairnessReport(outcomes).gender.find(({ group }) => group === title);
  if (found === undefined) throw new Error(`There is no group ${title}.`);
  return found;
};

test('a rate below four fifths of the best group’s is marked, one at four fifths is not', () => {
  const outcomes = [...men(10, { asked: true }), ...men(10), ...women(8, { asked: true }), ...women(12)];
  expect(of(outcomes, 'Man').rates.asked).toEqual({ rate: 0.5, impactRatio: 1, adverse: false });
  expect(of(outcomes, 'Woman').rates.asked).toEqual({ rate: 0.4, impactRatio: 0.8, adverse: false });
  expect(of([...outcomes, ...women(1)], 'Woman').rates.asked?.adverse).toBe(true);
});

test('a group of fewer than ten tells nothing, not even its size, and is no measure for the others', () => {
  const outcomes = [...women(9, { asked: true, scores: [99] }), ...men(10)];
  expect(of(outcomes, 'Woman')).toEqual({
    group: 'Woman',
    people: null,
    scores: null,
    rates: { asked: null, accepted: null, hired: null },
  });
  expect(of(outcomes, 'Man').rates.asked).toEqual({ rate: 0, impactRatio: null, adverse: false });
});

test('each step counts those who got to the one before, and tells nothing where they are fewer than ten', () => {
  const outcomes = [...men(30), ...men(10, { asked: true }), ...men(5, { asked: true, accepted: true })];
  const { rates } = of(outcomes, 'Man');
  expect(rates.accepted?.rate).toBeCloseTo(1 / 3);
  expect(rates.hired).toBeNull();
});

test('everybody weighs the same in the distribution of scores', () => {
  const outcomes = [...men(10, { scores: [20, 40] }), ...men(10, { scores: [60] }), ...men(5, { scores: [] })];
  expect(of(outcomes, 'Man').scores).toEqual({ mean: 45, quarter: 30, median: 30, threeQuarters: 60 });
});

test('the table says of each group what may be told', () => {
  const table = fairnessTable(fairnessReport([...men(10, { asked: true, ageGroup: '40to49' }), ...women(9)]));
  expect(table).toMatch(/^Man +10 +50\.0 \/ 50\.0 \/ 50\.0 \/ 50\.0 +100\.0 %, ratio 1\.00 +0\.0 % +–$/m);
  expect(table).toMatch(/^Woman +< 10 +– +– +– +–$/m);
});
