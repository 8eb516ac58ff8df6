import { expect, test } from '@jest/globals';
import { freeProfileLines } from './free-profiles.js';

test.each([
  [0, ['0/3 free profiles available']],
  [2, ['2/3 free profiles available']],
  [3, ['3/3 free profiles available']],
  [4, ['3/3 free profiles available', '+ 1 free profile that Vela granted you']],
  // Three that every company is given, and ten of an administrator.
  [13, ['3/3 free profiles available', '+ 10 free profiles that Vela granted you']],
])('%s free profiles', (freeProfiles, lines) => {
  expect(freeProfileLines({ freeProfiles })).toEqual(lines);
});
