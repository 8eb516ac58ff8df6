import { expect, test } from '@jest/globals';
import { WEIGHTS } from '../components/weights.js';
import { rankingParameters } from './parameters.js';

test('the ranking is told with the weights it is computed with, heaviest first', () => {
  const parameters = rankingParameters();
  expect(parameters).toHaveLength(Object.keys(WEIGHTS).length);
  expect(parameters.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  expect(parameters.map(({ percent }) => percent)).toEqual(Object.values(WEIGHTS).sort((a, b) => b - a));
  expect(new Set(parameters.map(({ rule }) => rule)).size).toBe(parameters.length);
});
