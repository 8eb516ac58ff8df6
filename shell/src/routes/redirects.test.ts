import { describe, expect, test } from '@jest/globals';
import { PATHS } from '@vela/contracts/routes';
import { both, newcomer, recruiter, talentWith } from '../testing/people.js';
import { redirectOf, type Visit } from './redirects.js';

const data = { id: 'c'.repeat(24), name: 'Data' };
const salary = { minSalary: 58_000, maxSalary: 66_000 };
const linkedinProfile = 'https://www.linkedin.com/in/mk';

describe('who is signed in', () => {
  const cases: readonly (readonly [string, Visit, string | null])[] = [
    [
      'a job seeker at / goes to the dashboard',
      { pathname: '/', user: talentWith(), userType: 'jobSeeker' },
      '/jobseeker/dashboard',
    ],
    [
      'an account without a profile too',
      { pathname: '/', user: newcomer, userType: 'jobSeeker' },
      '/jobseeker/dashboard',
    ],
    [
      'a talent seeker at / goes to their own dashboard',
      { pathname: '/', user: recruiter, userType: 'talentSeeker' },
      '/talentseeker/dashboard',
    ],
    [
      'with both profiles the stored type decides: job seeker',
      { pathname: '/', user: both, userType: 'jobSeeker' },
      '/jobseeker/dashboard',
    ],
    [
      'with both profiles the stored type decides: talent seeker',
      { pathname: '/', user: both, userType: 'talentSeeker' },
      '/talentseeker/dashboard',
    ],
    [
      'a salary of which only the maximum is set leads to the salary',
      { pathname: '/', user: talentWith({ maxSalary: 66_000 }), userType: 'jobSeeker' },
      '/jobseeker/dashboard/step3',
    ],
    [
      'a salary without a category leads to the category',
      { pathname: '/', user: talentWith(salary), userType: 'jobSeeker' },
      '/jobseeker/dashboard/step1',
    ],
    [
      'a category without a LinkedIn profile leads to it',
      { pathname: '/', user: talentWith({ ...salary, categoryId: data }), userType: 'jobSeeker' },
      '/jobseeker/signup/step3',
    ],
    [
      'a profile that lacks nothing leads to the dashboard',
      { pathname: '/', user: talentWith({ ...salary, categoryId: data, linkedinProfile }), userType: 'jobSeeker' },
      '/jobseeker/dashboard',
    ],
    [
      'a maximum of nothing is a maximum',
      { pathname: '/', user: talentWith({ maxSalary: 0 }), userType: 'jobSeeker' },
      '/jobseeker/dashboard/step3',
    ],
    [
      'acting as a talent seeker, the salary does not count',
      {
        pathname: '/',
        user: { ...talentWith(salary), talentSeeker: recruiter.talentSeeker },
        userType: 'talentSeeker',
      },
      '/talentseeker/dashboard',
    ],
    ['other pages stay', { pathname: PATHS.receipts, user: both, userType: 'jobSeeker' }, null],
    ['public pages stay', { pathname: PATHS.aboutUs, user: talentWith(), userType: 'jobSeeker' }, null],
    ['an address that does not exist stays', { pathname: '/nowhere', user: talentWith(), userType: 'jobSeeker' }, null],
  ];
  test.each(cases)('%s', (_, visit, target) => expect(redirectOf(visit)).toBe(target));
});

describe.each([PATHS.pricing, PATHS.companyProfile, PATHS.subscriptions])('%s', (page) => {
  test.each([
    ['is for a talent seeker', page, recruiter, 'talentSeeker', null],
    ['is for who acts as one', page, both, 'talentSeeker', null],
    ['is not for a job seeker', page, talentWith(), 'jobSeeker', '/jobseeker/dashboard'],
    ['is not for an account without a profile', page, newcomer, 'jobSeeker', '/jobseeker/dashboard'],
    ['is the same page with a slash at its end', `${page}/`, talentWith(), 'jobSeeker', '/jobseeker/dashboard'],
  ] as const)('%s', (_, pathname, user, userType, target) => {
    expect(redirectOf({ pathname, user, userType })).toBe(target);
  });
});

test('who acts as a job seeker is led away from pricing, and comes to the other two by the links of mails', () => {
  const at = (pathname: string) => redirectOf({ pathname, user: both, userType: 'jobSeeker' });
  expect([PATHS.pricing, PATHS.companyProfile, PATHS.subscriptions].map(at)).toEqual([
    PATHS.jobSeekerDashboard,
    null,
    null,
  ]);
});

describe('a visitor', () => {
  const at = (pathname: string) => redirectOf({ pathname, user: null, userType: 'jobSeeker' });

  test.each([
    '/',
    '/about-us',
    '/for-employers',
    '/for-talent',
    '/events',
    '/events/breakfast',
    '/news',
    '/news/ranges',
    '/contact',
    '/privacy_policy',
    '/cookie_policy',
    '/terms_and_conditions',
    '/faq',
    '/surveys',
    '/ambassadors',
    '/talentseeker/signupform',
    '/how-it-works',
    '/error',
    '/callback',
    '/jobseeker/signup/step1',
    '/talentseeker/signup/step1',
  ])('stays at %s', (pathname) => expect(at(pathname)).toBeNull());

  test.each([
    '/jobseeker/dashboard',
    '/jobseeker/signup/step2',
    '/talentseeker/dashboard',
    '/talentseeker/signup/step2',
    PATHS.pricing,
    PATHS.subscriptions,
    PATHS.search,
    '/talentseeker/role/42',
    '/nowhere',
    '/news/ranges/more',
  ])('is sent home from %s', (pathname) => expect(at(pathname)).toBe('/'));
});

test.each(['/', PATHS.pricing, '/jobseeker/dashboard'])('%s is kept while the session is being asked', (pathname) => {
  expect(redirectOf({ pathname, user: undefined, userType: 'jobSeeker' })).toBeNull();
});
