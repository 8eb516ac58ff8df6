import { ApiError } from '@vela/contracts/client';
import type { UserType } from '@vela/contracts/constants';
import { USER_UNKNOWN } from '@vela/contracts/problem';
import { PATHS, sliceOf } from '@vela/contracts/routes';
import type { LinkedinAnswer } from '@vela/contracts/schemas';
import { type ActingAccount, actingAs, type LandingAccount, landingPaths } from '@vela/market/session';

/** The next step of somebody whose profile has all that its pages need. */
const COMPLETE: readonly string[] = [PATHS.talentSeekerDashboard, PATHS.jobSeekerDashboard, PATHS.godmode];

/** What the provider answers when the person turns back: LinkedIn's two errors, and the standard's (RFC 6749, 4.1.2.1). */
const CANCELLED: readonly string[] = ['user_cancelled_login', 'user_cancelled_authorize', 'access_denied'];

/** The role that a completed sign-in goes on in, and where that leads. */
export interface Landing {
  readonly userType: UserType;
  readonly path: string;
}

/** The role whose pages a path belongs to; null where it is for both. */
function roleOf(path: string): UserType | null {
  const slice = sliceOf(new URL(path, location.origin).pathname);
  if (slice === 'mf_jobseeker') return 'jobSeeker';
  return slice === 'mf_talentseeker' || slice === 'mf_payments' ? 'talentSeeker' : null;
}

/**
 * @param stored what the browser remembers
 * @returns the same, unless the account has a profile, and none of that role: it was chosen by who used this browser before
 */
export function roleOfAccount(stored: UserType | null, account: ActingAccount | null | undefined): UserType | null {
  const isForeign = stored !== null && account && !account[stored] && (account.jobSeeker ?? account.talentSeeker);
  return isForeign ? null : stored;
}

/**
 * Where a completed sign-in leads: to the page that the visitor wanted, if its role's steps are done; else to the area of
 * the stored user type if there is one, otherwise of the server's flag.
 * @param stored what the browser remembers, see `roleOfAccount`
 * @param wanted path of the page that the visitor asked for before
 */
export function landingOf(answer: LinkedinAnswer, stored: UserType | null, wanted: string | null): Landing {
  const { isTalentSeeker, urls } = answer;
  const own = stored ?? (isTalentSeeker ? 'talentSeeker' : 'jobSeeker');
  const userType = (wanted === null ? null : roleOf(wanted)) ?? own;
  const next = userType === 'talentSeeker' ? urls.talentseeker : urls.jobseeker;
  if (wanted !== null && COMPLETE.includes(next)) return { userType, path: wanted };
  return { userType: own, path: own === 'talentSeeker' ? urls.talentseeker : urls.jobseeker };
}

/** @returns whether the server takes a way back from the provider for none of this browser's, or one that was gone before */
export const isNotExpected = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** @returns what the server says to somebody who logs in, of somebody who is: another window did, or the same one before */
export const answerFor = (account: ActingAccount & LandingAccount): LinkedinAnswer => ({
  urls: landingPaths(account),
  isTalentSeeker: actingAs(null, account) === 'talentSeeker',
});

/** @returns whether the person turned back at the provider, as it says in the address */
export const cancelledAtProvider = (search: string): boolean => {
  const error = new URLSearchParams(search).get('error');
  return error !== null && CANCELLED.includes(error);
};

/** @returns why the server refused, in its own sentence; null where it failed itself, or was not reached */
export const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status < 500 ? (error.problem?.detail ?? null) : null;

/** @returns whether the network knows the person and Vela does not: they have to sign up first */
export const isUnknownUser = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.problem?.type === USER_UNKNOWN;
