import { expect, test } from '@jest/globals';
import { landingOf, roleOfAccount } from './landing.js';

const urls = { talentseeker: '/talentseeker/dashboard', jobseeker: '/jobseeker/dashboard' };

test.each([
  [null, true, 'talentSeeker', urls.talentseeker],
  [null, false, 'jobSeeker', urls.jobseeker],
  ['jobSeeker', true, 'jobSeeker', urls.jobseeker],
  ['talentSeeker', false, 'talentSeeker', urls.talentseeker],
] as const)('stored %s with the flag %s goes on as %s at %s', (stored, isTalentSeeker, userType, path) => {
  expect(landingOf({ urls, isTalentSeeker }, stored, null)).toEqual({ userType, path });
});

test.each([
  ['/talentseeker/role/1?page=2', 'jobSeeker', 'talentSeeker'],
  ['/talentseeker/dashboard/receipts', null, 'talentSeeker'],
  ['/jobseeker/dashboard#requests', 'talentSeeker', 'jobSeeker'],
  ['/privacy-centre', 'talentSeeker', 'talentSeeker'],
] as const)('who wanted %s as %s gets there, as %s', (wanted, stored, userType) => {
  expect(landingOf({ urls, isTalentSeeker: false }, stored, wanted)).toEqual({ userType, path: wanted });
});

test.each(['/talentseeker/role/1', '/privacy-centre'])('steps that are not done come before %s', (wanted) => {
  const steps = { talentseeker: '/talentseeker/dashboard/step3', jobseeker: '/jobseeker/dashboard' };
  expect(landingOf({ urls: steps, isTalentSeeker: true }, null, wanted)).toEqual({
    userType: 'talentSeeker',
    path: steps.talentseeker,
  });
});

test('who has no profile of the role that a page is for goes on in their own', () => {
  const steps = { talentseeker: '/talentseeker/dashboard/step3', jobseeker: '/jobseeker/dashboard' };
  expect(landingOf({ urls: steps, isTalentSeeker: false }, null, '/talentseeker/role/1')).toEqual({
    userType: 'jobSeeker',
    path: steps.jobseeker,
  });
});

test.each([
  ['jobSeeker', { talentSeeker: {} }, null],
  ['talentSeeker', { talentSeeker: {} }, 'talentSeeker'],
  ['talentSeeker', { talentSeeker: {}, jobSeeker: {} }, 'talentSeeker'],
  // Who has no profile yet may act in what they chose.
  ['jobSeeker', {}, 'jobSeeker'],
  ['jobSeeker', null, 'jobSeeker'],
  [null, { talentSeeker: {} }, null],
] as const)('stored %s counts for %j as %s', (stored, account, role) => {
  expect(roleOfAccount(stored, account)).toBe(role);
});
