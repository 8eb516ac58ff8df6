import type { UserType } from '../constants/market.js';
import { type PathName, pathNameOf, PATHS } from './paths.js';

/**
 * The house's own slices: `mf_public` is what the folder `mfe-public` builds. Container names carry a prefix
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
export type HouseSlice = (typeof SLICES)[number];

/** A slice of a team outside this repository. No list names them: `guest_vouchers` has the paths from `/more/vouchers` on. */
export type GuestSlice = `guest_${string}`;

export type SliceName = HouseSlice | GuestSlice;

const GUEST = /^guest_[a-z][a-z\d]{1,29}$/;
/** What is below belongs to guests, each by its name, so that none can take a path of the house or of another. */
const GUESTS = '/more';

/** @returns whether a name is one of a guest's container */
export const isGuest = (name: string): name is GuestSlice => GUEST.test(name);

/** @returns the slice of this name; null where a decoded value names none */
export const sliceNamed = (name: unknown): SliceName | null =>
  typeof name !== 'string' ? null : (SLICES.find((known) => known === name) ?? (isGuest(name) ? name : null));

/** @returns the slices that are keys of something, those of the house first */
export const slicesIn = (record: object): readonly SliceName[] => [
  ...SLICES.filter((name) => Object.hasOwn(record, name)),
  ...Object.keys(record).filter(isGuest),
];

/** @returns the path below which all pages of a guest are */
export const pathOfGuest = (name: GuestSlice): string => `${GUESTS}/${name.slice(name.indexOf('_') + 1)}`;

/** @returns whether a slice is there for administrators alone: nobody else is told of it, or loads it */
export const isAdminSlice = (slice: SliceName): boolean => slice === 'mf_admin';

/** That a slice has the pages at a path and below it. */
export interface PathOwner {
  readonly prefix: string;
  readonly slice: HouseSlice;
}

/**
 * Which slice owns which paths; the longest matching prefix wins. `/` alone means the home page and the rest. Each slice has
 * a prefix of its own, below which a new page needs no release of anybody else. A page for visitors needs one: `PUBLIC_PATHS`.
 */
export const PATH_OWNERS: readonly PathOwner[] = [
  { prefix: '/', slice: 'mf_public' },
  { prefix: PATHS.talentSeekerSignupForm, slice: 'mf_public' },
  { prefix: '/jobseeker', slice: 'mf_jobseeker' },
  { prefix: '/talentseeker', slice: 'mf_talentseeker' },
  { prefix: '/talentseeker/payments', slice: 'mf_payments' },
  { prefix: PATHS.subscriptions, slice: 'mf_payments' },
  { prefix: PATHS.receipts, slice: 'mf_payments' },
  { prefix: PATHS.statement, slice: 'mf_payments' },
  { prefix: PATHS.invoices, slice: 'mf_payments' },
  { prefix: PATHS.pricing, slice: 'mf_payments' },
  { prefix: '/account', slice: 'mf_account' },
  { prefix: PATHS.privacyCentre, slice: 'mf_account' },
  { prefix: PATHS.notifications, slice: 'mf_account' },
  { prefix: PATHS.godmode, slice: 'mf_admin' },
];

/** @returns whether a path is a prefix or lies below it */
export const isBelow = (pathname: string, prefix: string): boolean =>
  prefix === '/' || pathname === prefix || pathname.startsWith(`${prefix}/`);

/** @returns the guest that a path is of, whether or not there is one of that name; null where it is of the house */
function guestOf(pathname: string): GuestSlice | null {
  if (!isBelow(pathname, GUESTS)) return null;
  const name = `guest_${pathname.split('/')[2] ?? ''}`;
  return isGuest(name) ? name : null;
}

/** @param owners of the shell that answers; this build's own, unless told @returns the slice that owns a path, by longest prefix */
export function sliceOf(pathname: string, owners: readonly PathOwner[] = PATH_OWNERS): SliceName {
  const guest = guestOf(pathname);
  if (guest !== null) return guest;
  let owner = owners[0];
  for (const candidate of owners)
    if (isBelow(pathname, candidate.prefix) && (owner === undefined || candidate.prefix.length >= owner.prefix.length))
      owner = candidate;
  return owner?.slice ?? 'mf_public';
}

/** Paths that the shell itself answers. */
export const SHELL_PATHS: readonly string[] = [PATHS.callback, PATHS.error];

/**
 * Exact paths that anonymous visitors may see; `/events/…` and `/news/…` posts come on top. What somebody may see before they
 * sign in is no slice's own to say: the shell sends visitors home from every other path, the gateway answers it as a private page,
 * and the release service does not render it. So a new one needs a release of these three before the slice's, which is refused else.
 */
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

/** @returns whether nobody has a page at a path: it falls to the public slice, which has none but those for everybody */
export const isUnknownPath = (pathname: string): boolean =>
  sliceOf(pathname) === 'mf_public' && !isPublicPath(pathname);

/** @returns whether the path is of the admin area, which is not there for anybody else */
export const isAdminPath = (pathname: string): boolean => isBelow(pathname, PATHS.godmode);

/** Not of a workspace: addresses without a page, and private pages of people who have none yet. */
const OUTSIDE_WORKSPACES: readonly (PathName | null)[] = [null, 'talentSeekerSignup2', 'talentSeekerSignup3'];

/** @returns whether a page stands in the workspace of whoever is signed in, as far as its path tells */
export const isWorkspacePath = (pathname: string): boolean =>
  !isPublicPath(pathname) && !isAdminPath(pathname) && !OUTSIDE_WORKSPACES.includes(pathNameOf(pathname));

/**
 * @param userType the role that the reader acts in, which decides on screens of both roles
 * @returns the audience theme of a path: recruiter screens are set in `talentSeeker`
 */
export function audienceOf(pathname: string, userType: UserType = 'jobSeeker'): UserType {
  const slice = sliceOf(pathname);
  if (slice === 'mf_account' || isGuest(slice)) return userType;
  return isBelow(pathname, '/talentseeker') || isBelow(pathname, PATHS.forEmployers) ? 'talentSeeker' : 'jobSeeker';
}
