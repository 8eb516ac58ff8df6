import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PATHS, pathTo } from './paths.js';
import {
  audienceOf,
  isAdminPath,
  isAdminSlice,
  isGuest,
  isPublicPath,
  isWorkspacePath,
  PATH_OWNERS,
  pathOfGuest,
  sliceNamed,
  sliceOf,
  SLICES,
  slicesIn,
} from './slices.js';

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
  ['/talentseeker/payments/vouchers', 'mf_payments'],
  ['/account/devices', 'mf_account'],
  ['/privacy-centre', 'mf_account'],
  ['/notifications', 'mf_account'],
  ['/godmode', 'mf_admin'],
  ['/godmode/companies', 'mf_admin'],
  ['/godmodes', 'mf_public'],
  ['/more/vouchers', 'guest_vouchers'],
  ['/more/vouchers/42', 'guest_vouchers'],
  ['/more', 'mf_public'],
  ['/more/', 'mf_public'],
  ['/more/__proto__', 'mf_public'],
  ['/mores/vouchers', 'mf_public'],
])('%s belongs to %s', (path, slice) => {
  expect(sliceOf(path)).toBe(slice);
});

test('every slice has its folder, and every folder of a slice is known', () => {
  const folders = readdirSync(path.resolve(__dirname, '../../..')).filter((name) => name.startsWith('mfe-'));
  expect(SLICES.map((slice) => slice.replace('mf_', 'mfe-')).toSorted()).toEqual(folders.toSorted());
});

test('a guest is known by its name alone, and owns one path, which no page of the house has', () => {
  expect(sliceNamed('guest_vouchers')).toBe('guest_vouchers');
  for (const name of [
    'guest_',
    'guest_a',
    'guest_Vouchers',
    'guest_a-b',
    'guest_../x',
    `guest_${'a'.repeat(31)}`,
    'mf_other',
    1,
  ])
    expect(sliceNamed(name)).toBeNull();
  expect(pathOfGuest('guest_vouchers')).toBe('/more/vouchers');
  expect(sliceOf(pathOfGuest('guest_vouchers'))).toBe('guest_vouchers');
  expect(Object.values(PATHS).filter((pattern) => isGuest(sliceOf(pattern)))).toEqual([]);
  expect(slicesIn({ guest_ab: 1, mf_admin: 1, other: 1, mf_public: 1 })).toEqual(['mf_public', 'mf_admin', 'guest_ab']);
});

test('a guest’s pages are behind the login, in the colours of who reads them', () => {
  expect(isPublicPath('/more/vouchers')).toBe(false);
  expect(audienceOf('/more/vouchers', 'talentSeeker')).toBe('talentSeeker');
});

test('every slice has a prefix below which a new page is its own', () => {
  const withRoom = PATH_OWNERS.filter(
    ({ prefix, slice }) => sliceOf(`${prefix}/a-new-page`.replace('//', '/')) === slice,
  );
  expect(new Set(withRoom.map(({ slice }) => slice))).toEqual(new Set(SLICES));
});

test('what is for administrators alone is one slice', () => {
  const owners = Object.values(PATHS).filter((pattern) => isAdminSlice(sliceOf(pattern)));
  expect(owners).toEqual(Object.values(PATHS).filter(isAdminPath));
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

test('a page stands in a workspace unless it is public, of administrators, or on the way to one', () => {
  const elsewhere = Object.values(PATHS).filter((path) => !isPublicPath(path) && !isWorkspacePath(path));
  expect(elsewhere.filter((path) => !isAdminPath(path))).toEqual([
    '/talentseeker/signup/step2',
    '/talentseeker/signup/step3',
  ]);
  expect(isWorkspacePath('/talentseeker/dashboard/')).toBe(true);
  expect(isWorkspacePath('/talentseeker/signup/step2/')).toBe(false);
  expect(isWorkspacePath('/')).toBe(false);
  expect(isWorkspacePath('/no-such-page')).toBe(false);
});

test('recruiter screens wear the recruiters’ colours', () => {
  expect(audienceOf('/talentseeker/dashboard')).toBe('talentSeeker');
  expect(audienceOf('/for-employers')).toBe('talentSeeker');
  expect(audienceOf('/')).toBe('jobSeeker');
  expect(audienceOf('/talentseeker/dashboard', 'jobSeeker')).toBe('talentSeeker');
  expect(audienceOf('/jobseeker/dashboard', 'talentSeeker')).toBe('jobSeeker');
});

test('a screen of both roles wears the colours of the role that is acted in', () => {
  expect(audienceOf('/privacy-centre', 'talentSeeker')).toBe('talentSeeker');
  expect(audienceOf('/privacy-centre', 'jobSeeker')).toBe('jobSeeker');
});

test('a path is filled with encoded values', () => {
  expect(pathTo(PATHS.event, { slug: 'a/b?c' })).toBe('/events/a%2Fb%3Fc');
  expect(() => pathTo(PATHS.event)).toThrow('needs a value for "slug"');
});
