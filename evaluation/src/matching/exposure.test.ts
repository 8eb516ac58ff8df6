import { expect, test } from '@jest/globals';
import { giniOf, measureExposure, spreadOf } from './exposure.js';

test('Gini is 0 where all are shown alike, and near 1 where one gets everything', () => {
  expect(giniOf([3, 3, 3, 3])).toBe(0);
  expect(giniOf([0, 0, 0, 8])).toBe(0.75);
  expect(giniOf([])).toBe(0);
  expect(spreadOf(new Map([['a', 2]]), 4)).toEqual({ neverShown: 0.75, gini: 0.75 });
});

const SEED = 5;

test(`attention spreads further when who was shown least goes first, at no cost in points (seed ${SEED})`, () => {
  const market = { talents: 1500, roles: 40, companies: 8 };
  const measured = measureExposure(SEED, { bands: [0, 1, 5], market });
  const [turn, shipped, wide] = measured.bands;
  if (turn === undefined || shipped === undefined || wide === undefined) throw new Error('A band is missing.');
  expect(shipped.neverShown).toBeLessThan(turn.neverShown);
  expect(shipped.gini).toBeLessThan(turn.gini);
  expect([turn.pointsLost, shipped.pointsLost]).toEqual([0, 0]);
  expect(wide.gini).toBeLessThan(shipped.gini);
  expect(wide.pointsLost).toBeGreaterThan(0);
  expect(wide.pointsLost).toBeLessThan(5);
  expect(shipped.best.neverShown).toBeGreaterThanOrEqual(measured.leastUnseen);
  for (const { neverShown, best } of measured.bands) expect(neverShown).toBeGreaterThanOrEqual(best.neverShown);
  // The same seed, the same figures.
  expect(measureExposure(SEED, { bands: [1], market }).bands).toEqual([shipped]);
});
