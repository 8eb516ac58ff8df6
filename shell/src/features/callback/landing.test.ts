import { expect, test } from '@jest/globals';
import { landingOf } from './landing.js';

const urls = { talentseeker: '/talentseeker/dashboard', jobseeker: '/jobseeker/dashboard' };

test.each([
  [null, true, 'talentSeeker', urls.talentseeker],
  [null, false, 'jobSeeker', urls.jobseeker],
  ['jobSeeker', true, 'jobSeeker', urls.jobseeker],
  ['talentSeeker', false, 'talentSeeker', urls.talentseeker],
] as const)('stored %s with the flag %s goes on as %s at %s', (stored, isTalentSeeker, userType, path) => {
  expect(landingOf({ urls, isTalentSeeker }, stored)).toEqual({ userType, path });
});
