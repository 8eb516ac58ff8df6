import type { MatchComponentKey } from '@vela/contracts/matching';
import { PATHS } from '@vela/contracts/routes';
import type { OwnProfile } from '@vela/contracts/schemas';
import { msg, t } from '@vela/language';
import { isShowable } from '@vela/market/visibility';
import { WEIGHTS } from '@vela/matching';

/** Something a profile lacks, and where it is filled in. */
export interface ProfileGap {
  readonly key: string;
  /** What to do, as an instruction. */
  readonly title: string;
  /** What the answer changes. */
  readonly reason: string;
  readonly path: string;
  /** Part of the score that is unknown without it; none where the score does not ask for it. */
  readonly component?: MatchComponentKey;
}

interface Part extends ProfileGap {
  readonly isGiven: (profile: OwnProfile) => boolean;
}

/** Parts of a profile, those first without which no recruiter finds it; the rest in order of their weight in the score. */
const PARTS: readonly Part[] = [
  {
    key: 'category',
    path: PATHS.jobSeekerDashboard1,
    title: msg('Choose your category'),
    reason: msg('Roles are matched within a category.'),
    isGiven: (profile) => profile.categoryId !== null,
  },
  {
    key: 'roles',
    path: PATHS.jobSeekerSignup2,
    title: msg('Name the roles you want'),
    reason: msg('Recruiters search by role.'),
    isGiven: (profile) => profile.jobSeekerProfilesRoles.length > 0,
  },
  {
    key: 'skills',
    path: PATHS.jobSeekerSignup2,
    title: msg('Rate your skills'),
    reason: msg('They are {skills} of 100 points of every match.'),
    isGiven: (profile) => profile.jobSeekerProfileSkills.length > 0,
  },
  {
    key: 'salary',
    component: 'salary',
    path: PATHS.jobSeekerDashboard3,
    title: msg('Give your salary range'),
    reason: msg('Every role names its pay.'),
    isGiven: (profile) => profile.minSalary !== null,
  },
  {
    key: 'setup',
    component: 'place',
    path: PATHS.jobSeekerSignup2,
    title: msg('Say how you like to work'),
    reason: msg('Remote, hybrid or office decide whether place fits.'),
    isGiven: (profile) => profile.remote || profile.hybrid || profile.office,
  },
  {
    key: 'places',
    component: 'place',
    path: PATHS.jobSeekerSignup2,
    title: msg('Add where you can work'),
    reason: msg(
      'Hybrid and office roles look for a shared place, and where they name a city, a country alone counts half.',
    ),
    // Who works remotely only needs no place.
    isGiven: (profile) =>
      Object.keys(profile.countriesCities).length > 0 || (profile.remote && !profile.hybrid && !profile.office),
  },
  {
    key: 'experience',
    component: 'years',
    path: PATHS.jobSeekerSignup2,
    title: msg('Add your years of experience'),
    reason: msg('Most roles ask for years.'),
    isGiven: (profile) => profile.experienceYears !== null,
  },
  {
    key: 'employment',
    component: 'employment',
    path: PATHS.jobSeekerSignup2,
    title: msg('Choose permanent, freelance or both'),
    reason: msg('And at which percentage.'),
    isGiven: (profile) => profile.permanent || profile.freelance,
  },
  {
    key: 'availability',
    component: 'availability',
    path: PATHS.jobSeekerSignup2,
    title: msg('Say when you can start'),
    reason: msg('Every role names a start.'),
    isGiven: (profile) => profile.availability !== null,
  },
  {
    key: 'linkedin',
    path: PATHS.jobSeekerSignup3,
    title: msg('Add your LinkedIn profile'),
    reason: msg('Shown only to a company that you accepted.'),
    isGiven: (profile) => (profile.linkedinProfile ?? '') !== '',
  },
  {
    key: 'aboutMe',
    path: PATHS.jobSeekerSignup2,
    title: msg('Write a few lines about you'),
    reason: msg('It never changes the score, only how you are read.'),
    isGiven: (profile) => (profile.aboutMe ?? '') !== '',
  },
];

/** What is not stated earns nothing (docs/score.md, "Seven fits"). @returns points of 100 that a gap costs in a match that would fit, or null where it costs none */
export const costOf = ({ component }: ProfileGap): number | null =>
  component === undefined ? null : WEIGHTS[component];

export interface Completeness {
  /** Share of the parts that are given, whole percent. */
  readonly percent: number;
  /** Recruiters can find the profile. */
  readonly showable: boolean;
  readonly gaps: readonly ProfileGap[];
}

const isFound = (profile: OwnProfile | undefined): boolean =>
  profile !== undefined &&
  isShowable({
    categoryId: profile.categoryId?.id ?? null,
    desiredRoles: profile.jobSeekerProfilesRoles,
    skills: profile.jobSeekerProfileSkills,
  });

/** How complete a profile is, and what would help most next. An absent profile lacks everything. */
export function completenessOf(profile: OwnProfile | undefined): Completeness {
  const gaps = PARTS.filter((part) => profile === undefined || !part.isGiven(profile)).map((part) => ({
    ...part,
    title: t(part.title),
    reason: t(part.reason, { skills: WEIGHTS.skills }),
  }));
  return {
    percent: Math.round((100 * (PARTS.length - gaps.length)) / PARTS.length),
    showable: isFound(profile),
    gaps,
  };
}
