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
