import { PATHS } from '@vela/contracts/routes';

/** What the next step of a job seeker depends on. */
export interface JobSeekerProgress {
  readonly minSalary?: number | null | undefined;
  readonly categoryId?: { readonly id: string } | null | undefined;
  readonly linkedinProfile?: string | null | undefined;
}

/** What the next step of a talent seeker depends on. */
export interface TalentSeekerProgress {
  readonly company?: object | null | undefined;
  readonly linkedinProfile?: string | null | undefined;
}

/** What decides where a login leads. */
export interface LandingAccount {
  readonly admin?: boolean;
  readonly jobSeeker?: JobSeekerProgress | null | undefined;
  readonly talentSeeker?: TalentSeekerProgress | null | undefined;
}

/** @returns whether somebody only runs the platform: there is no profile to complete, their place is the admin area */
export const onlyRunsThePlatform = (account: LandingAccount): boolean =>
  account.admin === true && !account.jobSeeker && !account.talentSeeker;

/** @returns where a login leads, for either role */
export function landingPaths(account: LandingAccount): { readonly talentseeker: string; readonly jobseeker: string } {
  if (onlyRunsThePlatform(account)) return { talentseeker: PATHS.godmode, jobseeker: PATHS.godmode };
  return {
    talentseeker: nextTalentSeekerStep(account.talentSeeker),
    jobseeker: nextJobSeekerStep(account.jobSeeker),
  };
}

/** @returns the path of a job seeker's next incomplete step */
export function nextJobSeekerStep(profile: JobSeekerProgress | null | undefined): string {
  if (profile?.minSalary === undefined || profile.minSalary === null) return PATHS.jobSeekerDashboard3;
  if (!profile.categoryId) return PATHS.jobSeekerDashboard1;
  if (!profile.linkedinProfile) return PATHS.jobSeekerSignup3;
  return PATHS.jobSeekerDashboard;
}

/** @returns the path of a talent seeker's next incomplete step */
export function nextTalentSeekerStep(profile: TalentSeekerProgress | null | undefined): string {
  if (!profile?.company) return PATHS.talentSeekerDashboard3;
  if (!profile.linkedinProfile) return PATHS.talentSeekerSignup2;
  return PATHS.talentSeekerDashboard;
}
