import { expect, test } from '@jest/globals';
import { actingAs } from './index.js';

const both = { jobSeeker: {}, talentSeeker: {} };

test.each([
  ['talentSeeker', both, 'talentSeeker'],
  ['jobSeeker', both, 'jobSeeker'],
  [null, both, 'talentSeeker'],
  [null, { ...both, lastActedAs: 'jobSeeker' }, 'jobSeeker'],
  [null, { ...both, lastActedAs: 'talentSeeker' }, 'talentSeeker'],
  ['talentSeeker', { ...both, lastActedAs: 'jobSeeker' }, 'talentSeeker'],
  [null, { talentSeeker: {} }, 'talentSeeker'],
  [null, { talentSeeker: {}, lastActedAs: 'jobSeeker' }, 'talentSeeker'],
  ['jobSeeker', { talentSeeker: {} }, 'talentSeeker'],
  ['talentSeeker', { jobSeeker: {} }, 'jobSeeker'],
  ['admin', {}, 'jobSeeker'],
] as const)('stored %s with %j acts as %s', (stored, account, expected) => {
  expect(actingAs(stored, account)).toBe(expected);
});
