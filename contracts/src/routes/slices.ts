import type { UserType } from '../constants/market.js';
import { PATHS } from './paths.js';

/**
 * The separately deployed slices: `mf_public` is what the folder `mfe-public` builds. Container names carry a prefix
 * because plain words are taken by the bundler. A test holds the list against the folders of the repository.
 */
export const SLICES = [
  'mf_public',
  'mf_jobseeker',
  'mf_talentseeker',
  'mf_payments',
  'mf_account',
  'mf_admin',
] as const;
export type SliceName = (typeof SLICES)[number];

/** @returns whether a slice is there for administrators alone: nobody else is told of it, or loads it */
export const isAdminSlice = (slice: SliceName): boolean => slice === 'mf_admin';

/** Which slice owns which paths; the longest matching prefix wins. `/` alone means the home page and the rest. */
const OWNERS: readonly { readonly prefix: string; readonly slice: SliceName }[] = [
  { prefix: '/', slice: 'mf_public' },
  { prefix: PATHS.talentSeekerSignupForm, slice: 'mf_public' },
  { prefix: '/jobseeker', slice: 'mf_jobseeker' },
  { prefix: '/talentseeker', slice: 'mf_talentseeker' },
  { prefix: PATHS.subscriptions, slice: 'mf_payments' },
  { prefix: PATHS.receipts, slice: 'mf_payments' },
  { prefix: PATHS.statement, slice: 'mf_payments' },
  { prefix: PATHS.invoices, slice: 'mf_payments' },
  { prefix: PATHS.pricing, slice: 'mf_payments' },
  { prefix: PATHS.privacyCentre, slice: 'mf_account' },
  { prefix: PATHS.notifications, slice: 'mf_account' },
  { prefix: PATHS.godmode, slice: 'mf_admin' },
];

const isBelow = (pathname: string, prefix: string): boolean =>
  prefix === '/' || pathname === prefix || pathname.startsWith(`${prefix}/`);

/** @returns the slice that owns a path, by longest prefix */
export function sliceOf(pathname: string): SliceName {
  let owner = OWNERS[0];
  for (const candidate of OWNERS)
    if (isBelow(pathname, candidate.prefix) && (owner === undefined || candidate.prefix.length >= owner.prefix.length))
      owner = candidate;
  return owner?.slice ?? 'mf_public';
}

/** Paths that the shell itself answers. */
export const SHELL_PATHS: readonly string[] = [PATHS.callback, PATHS.error];

/** Exact paths that anonymous visitors may see; `/events/…` and `/news/…` posts come on top. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  PATHS.home,
  PATHS.aboutUs,
  PATHS.forEmployers,
  PATHS.forTalent,
  PATHS.events,
  PATHS.news,
  PATHS.contact,
  PATHS.confirmNewsletter,
  PATHS.unsubscribe,
  PATHS.privacyPolicy,
  PATHS.cookiePolicy,
  PATHS.terms,
  PATHS.faq,
  PATHS.surveys,
  PATHS.ambassadors,
  PATHS.talentSeekerSignupForm,
  PATHS.howItWorks,
  PATHS.error,
  PATHS.callback,
  // Signing up begins before there is an account.
  PATHS.talentSeekerSignup1,
  PATHS.jobSeekerSignup1,
]);

const withoutTrailingSlash = (pathname: string): string =>
  pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;

/** @returns whether a visitor without a session may see the path */
export function isPublicPath(pathname: string): boolean {
  const path = withoutTrailingSlash(pathname);
  return PUBLIC_PATHS.has(path) || /^\/(events|news)\/[^/]+$/.test(path);
}

/** @returns whether the path is of the admin area, which is not there for anybody else */
export const isAdminPath = (pathname: string): boolean => isBelow(pathname, PATHS.godmode);

/**
 * @param userType the role that the reader acts in, which decides on screens of both roles
 * @returns the audience theme of a path: recruiter screens are set in `talentSeeker`
 */
export function audienceOf(pathname: string, userType: UserType = 'jobSeeker'): UserType {
  if (sliceOf(pathname) === 'mf_account') return userType;
  return isBelow(pathname, '/talentseeker') || isBelow(pathname, PATHS.forEmployers) ? 'talentSeeker' : 'jobSeeker';
}
