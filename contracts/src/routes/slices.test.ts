import { expect, test } from '@jest/globals';
import { PATHS, pathTo } from './paths.js';
import { audienceOf, isPublicPath, sliceOf } from './slices.js';

test.each([
  ['/', 'mf_public'],
  ['/events/some-evening', 'mf_public'],
  ['/talentseeker/signupform', 'mf_public'],
  ['/talentseeker/signup/step1', 'mf_talentseeker'],
  ['/talentseeker/dashboard/companyprofile', 'mf_talentseeker'],
  ['/talentseeker/dashboard/subscriptions', 'mf_payments'],
  ['/talentseeker/pricing', 'mf_payments'],
  ['/talentseeker/pricing-of-others', 'mf_talentseeker'],
  ['/jobseeker/dashboard', 'mf_jobseeker'],
  ['/jobseekers', 'mf_public'],
])('%s belongs to %s', (path, slice) => {
  expect(sliceOf(path)).toBe(slice);
});

test('visitors see the public pages and nothing else', () => {
  const seen = Object.values(PATHS)
    .map((path) => path.replace(':slug', 'a-post'))
    .filter(isPublicPath);
  expect(seen).toEqual([
    '/',
    '/about-us',
    '/for-employers',
    '/for-talent',
    '/events',
    '/events/a-post',
    '/news',
    '/news/a-post',
    '/contact',
    '/newsletter/confirm',
    '/unsubscribe',
    '/privacy_policy',
    '/cookie_policy',
    '/terms_and_conditions',
    '/faq',
    '/surveys',
    '/ambassadors',
    '/how-it-works',
    '/error',
    '/callback',
    '/talentseeker/signupform',
    '/talentseeker/signup/step1',
    '/jobseeker/signup/step1',
  ]);
  expect(isPublicPath('/about-us/')).toBe(true);
  expect(isPublicPath('/events/a/b')).toBe(false);
});

test('recruiter screens wear the recruiters’ colours', () => {
  expect(audienceOf('/talentseeker/dashboard')).toBe('talentSeeker');
  expect(audienceOf('/for-employers')).toBe('talentSeeker');
  expect(audienceOf('/')).toBe('jobSeeker');
});

test('a path is filled with encoded values', () => {
  expect(pathTo(PATHS.event, { slug: 'a/b?c' })).toBe('/events/a%2Fb%3Fc');
  expect(() => pathTo(PATHS.event)).toThrow('needs a value for "slug"');
});
