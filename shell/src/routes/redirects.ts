import type { UserType } from '@vela/contracts/constants';
import { isPublicPath, type PathName, pathNameOf, PATHS } from '@vela/contracts/routes';
import type { SessionUser } from '@vela/contracts/schemas';
import { nextJobSeekerStep, onlyRunsThePlatform } from '@vela/market/session';

/** What the redirect rules look at. */
export interface Visit {
  readonly pathname: string;
  /** `undefined` while the session is being asked, `null` for a visitor. */
  readonly user: SessionUser | null | undefined;
  /** The role the user acts in. */
  readonly userType: UserType;
}

/** Pages that lead nowhere without a recruiter's profile. Mails link to them, whatever somebody with both roles acts as. */
const RECRUITERS_ONLY: readonly (PathName | null)[] = ['companyProfile', 'subscriptions'];

/** Whether a page is for recruiters, which this user is not, or does not act as: they are led to the talent's dashboard. */
const isForRecruiters = (page: PathName | null, user: SessionUser, userType: UserType): boolean =>
  page === 'pricing' ? userType !== 'talentSeeker' : RECRUITERS_ONLY.includes(page) && user.talentSeeker === undefined;

const hasMaxSalary = (user: SessionUser): boolean =>
  user.jobSeeker?.maxSalary !== undefined && user.jobSeeker.maxSalary !== null;

/** A profile with a max salary goes to its next incomplete step, the others to their dashboard. */
function fromHome(user: SessionUser, userType: UserType): string {
  if (onlyRunsThePlatform(user)) return PATHS.godmode;
  if (userType === 'talentSeeker') return PATHS.talentSeekerDashboard;
  return hasMaxSalary(user) ? nextJobSeekerStep(user.jobSeeker) : PATHS.jobSeekerDashboard;
}

/**
 * The redirect rules of the site (docs/specification.md). Nothing is decided while the session is being asked.
 * @returns the path to go to, or null to stay
 */
export function redirectOf({ pathname, user, userType }: Visit): string | null {
  if (user === undefined) return null;
  if (user === null) return isPublicPath(pathname) ? null : PATHS.home;
  if (pathname === PATHS.home) return fromHome(user, userType);
  if (isForRecruiters(pathNameOf(pathname), user, userType)) return PATHS.jobSeekerDashboard;
  return null;
}
