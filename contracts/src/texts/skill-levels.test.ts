import { expect, test } from '@jest/globals';
import { SKILL_LEVELS, skillLevelText } from './skill-levels.js';

test.each([
  [1, SKILL_LEVELS[0]],
  [5, SKILL_LEVELS[4]],
  [0.5, 'On the way to: knows the basics, and has used it with help'],
  [3.5, 'On the way to: solves the hard cases, and helps others'],
])('%f stars mean "%s"', (level, text) => {
  expect(skillLevelText(level)).toBe(text);
});

test('every half star has words of its own', () => {
  const texts = Array.from({ length: 10 }, (_, index) => skillLevelText((index + 1) / 2));
  expect(new Set(texts).size).toBe(10);
});
