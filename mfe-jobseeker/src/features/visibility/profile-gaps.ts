import type { OwnProfile } from '@vela/contracts/schemas';
import { PATHS } from '@vela/contracts/routes';

/** Something a profile lacks, and where it is filled in. */
export interface ProfileGap {
  readonly key: string;
  /** What to do, as an instruction. */
  readonly title: string;
  /** What the answer changes. */
  readonly reason: string;
  readonly path: string;
  /** Without it no recruiter finds the profile. */
  readonly blocking: boolean;
}

interface Part extends ProfileGap {
  readonly isGiven: (profile: OwnProfile) => boolean;
}

/** Parts of a profile, the blocking ones first; the rest in order of their weight in the score. */
const PARTS: readonly Part[] = [
  {
    key: 'category', blocking: true, path: PATHS.jobSeekerDashboard1,
    title: 'Choose your category', reason: 'Roles are matched within a category.',
    isGiven: (profile) => profile.categoryId !== null,
  },
  {
    key: 'roles', blocking: true, path: PATHS.jobSeekerSignup2,
    title: 'Name the roles you want', reason: 'Recruiters search by role.',
    isGiven: (profile) => profile.jobSeekerProfilesRoles.length > 0,
  },
  {
    key: 'skills', blocking: true, path: PATHS.jobSeekerSignup2,
    title: 'Rate your skills', reason: 'They are 35 of 100 points of every match.',
    isGiven: (profile) => profile.jobSeekerProfileSkills.length > 0,
  },
  {
    key: 'salary', blocking: false, path: PATHS.jobSeekerDashboard3,
    title: 'Give your salary range', reason: 'Otherwise pay counts as half met.',
    isGiven: (profile) => profile.minSalary !== null,
  },
  {
    key: 'setup', blocking: false, path: PATHS.jobSeekerSignup2,
    title: 'Say how you like to work', reason: 'Remote, hybrid or office decide whether place fits.',
    isGiven: (profile) => profile.remote || profile.hybrid || profile.office,
  },
  {
    key: 'places', blocking: false, path: PATHS.jobSeekerSignup2,
    title: 'Add where you can work', reason: 'Hybrid and office roles look for a shared place.',
    // Who works remotely only needs no place.
    isGiven: (profile) =>
      Object.keys(profile.countriesCities).length > 0 || (profile.remote && !profile.hybrid && !profile.office),
  },
  {
    key: 'experience', blocking: false, path: PATHS.jobSeekerSignup2,
    title: 'Add your years of experience', reason: 'Roles ask for years; unknown counts as half.',
    isGiven: (profile) => profile.experienceYears !== null,
  },
  {
    key: 'employment', blocking: false, path: PATHS.jobSeekerSignup2,
    title: 'Choose permanent, freelance or both', reason: 'And at which percentage.',
    isGiven: (profile) => profile.permanent || profile.freelance,
  },
  {
    key: 'availability', blocking: false, path: PATHS.jobSeekerSignup2,
    title: 'Say when you can start', reason: 'Roles name a start; unknown counts as half.',
    isGiven: (profile) => profile.availability !== null,
  },
  {
    key: 'linkedin', blocking: false, path: PATHS.jobSeekerSignup3,
    title: 'Add your LinkedIn profile', reason: 'Shown only to a company that you accepted.',
    isGiven: (profile) => (profile.linkedinProfile ?? '') !== '',
  },
  {
    key: 'aboutMe', blocking: false, path: PATHS.jobSeekerSignup2,
    title: 'Write a few lines about you', reason: 'It never changes the score, only how you are read.',
    isGiven: (profile) => (profile.aboutMe ?? '') !== '',
  },
];

export interface Completeness {
  /** Share of the parts that are given, whole percent. */
  readonly percent: number;
  /** Recruiters can find the profile: nothing that blocks is missing. */
  readonly showable: boolean;
  readonly gaps: readonly ProfileGap[];
}

/** How complete a profile is, and what would help most next. An absent profile lacks everything. */
export function completenessOf(profile: OwnProfile | undefined): Completeness {
  const gaps = PARTS.filter((part) => profile === undefined || !part.isGiven(profile));
  return {
    percent: Math.round((100 * (PARTS.length - gaps.length)) / PARTS.length),
    showable: gaps.every(({ blocking }) => !blocking),
    gaps,
  };
}
