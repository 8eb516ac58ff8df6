import { describe, expect, test } from '@jest/globals';
import { figuresOfList, measure } from './measures.js';
import { figureOf } from './resample.js';
import { VARIANTS } from './variants.js';
import { simulateMarket } from './world.js';

/** Six pairs of one role, reckoned by hand. */
const PAIRS = {
  scores: [90, 85, 82, 70, 60, 50],
  chances: [0.9, 0.1, 0.5, 0.2, 0.8, 0],
  yes: [true, false, true, false, true, false],
  turns: [0, 0, 0, 0, 0, 0],
};

describe('what a list gives', () => {
  test('precision at five is the share of the first five who said yes', () => {
    expect(figuresOfList(PAIRS).precisionAt5).toBeCloseTo(3 / 5, 12);
    expect(figuresOfList({ ...PAIRS, scores: [50, 85, 82, 70, 60, 90] }).precisionAt5).toBeCloseTo(2 / 5, 12);
  });

  test('gain at ten is discounted by the logarithm of the place, against the best order there is', () => {
    // 0.9 / 1 + 0.1 / 1.58496 + 0.5 / 2 + 0.2 / 2.32193 + 0.8 / 2.58496, against 0.9, 0.8, 0.5, 0.2, 0.1 in this order.
    expect(figuresOfList(PAIRS).gainAt10).toBeCloseTo(1.60871 / 1.779564, 5);
    expect(figuresOfList({ ...PAIRS, scores: [60, 20, 40, 30, 50, 10] }).gainAt10).toBeCloseTo(1, 12);
    expect(figuresOfList({ ...PAIRS, chances: [0, 0, 0, 0, 0, 0] }).gainAt10).toBe(0);
  });

  test('nobody beyond the tenth place counts for the gain, nor beyond the fiftieth for the page', () => {
    const many = Array.from({ length: 60 }, (_, at) => at);
    const { gainAt10, shown } = figuresOfList({
      scores: many.map((at) => 100 - at),
      chances: many.map((at) => (at === 10 ? 1 : 0)),
      yes: many.map(() => false),
      turns: many,
    });
    expect(gainAt10).toBe(0);
    expect(shown).toEqual(many.slice(0, 50));
  });

  test('calibration counts the scores from 80 to 89 and their yes', () => {
    expect(figuresOfList(PAIRS)).toMatchObject({ strong: 2, strongYes: 1 });
    expect(figuresOfList({ ...PAIRS, scores: [80, 89, 79, 90, 88, 81] })).toMatchObject({ strong: 4, strongYes: 2 });
  });

  test('equal scores go by the turn', () => {
    expect(figuresOfList({ ...PAIRS, scores: [70, 70, 70, 70, 70, 70], turns: [5, 4, 3, 2, 1, 0] }).shown).toEqual([
      5, 4, 3, 2, 1, 0,
    ]);
  });
});

describe('an interval', () => {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

  test('is a point where all units are alike', () => {
    expect(figureOf([3, 3, 3], mean, 1)).toEqual({ value: 3, from: 3, to: 3 });
  });

  test('of a share among 400 is as wide as the normal distribution says, and the same for the same seed', () => {
    const units = Array.from({ length: 400 }, (_, at) => at % 2);
    const { value, from, to } = figureOf(units, mean, 7);
    expect(value).toBe(0.5);
    // 1.96 standard errors of 0.025 each, give or take what a thousand resamples leave open.
    expect(0.5 - from).toBeGreaterThan(0.04);
    expect(0.5 - from).toBeLessThan(0.06);
    expect(to - 0.5).toBeGreaterThan(0.04);
    expect(to - 0.5).toBeLessThan(0.06);
    expect(figureOf(units, mean, 7)).toEqual({ value, from, to });
  });
});

test('variants are measured on the same pairs, the same for the same seed', () => {
  const market = simulateMarket(3, { talents: 120, roles: 8 });
  const [one, two] = VARIANTS;
  if (one === undefined || two === undefined) throw new Error('There are two versions.');
  const measured = measure(market, [one, two, two], 3);
  expect(measured.map(({ variant }) => variant)).toEqual([one.name, two.name, two.name]);
  expect(measured[2]).toEqual(measured[1]);
  expect(measure(market, [one, two, two], 3)).toEqual(measured);
  for (const { precisionAt5, gainAt10, neverShown } of measured)
    for (const share of [precisionAt5.value, gainAt10.value, neverShown]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
});
