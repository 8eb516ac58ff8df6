import type { OwnProfile, SessionUser } from '@vela/contracts/schemas';
import { BLANK_PROFILE } from '@vela/market/visibility';

export const CATEGORY = { id: 'c'.repeat(24), name: 'Data' };
export const DATA_ENGINEER = { id: 'a'.repeat(24), name: 'Data Engineer' };
export const PYTHON = { id: 'b'.repeat(24), name: 'Python' };

/** A profile as it is right after sign-up: everything is unknown. */
export const emptyProfile: OwnProfile = {
  ...BLANK_PROFILE,
  id: '1'.repeat(24),
  initials: 'MK',
  createdAt: '2026-10-01T08:00:00.000Z',
  availableForContact: true,
  openToRanking: true,
  linkedinProfile: null,
  nextRole: {},
  textsWithheld: false,
};

/** A profile that lacks nothing. */
export const fullProfile: OwnProfile = {
  ...emptyProfile,
  currentRole: 'Senior Data Engineer',
  experienceYears: 9,
  categoryId: CATEGORY,
  jobSeekerProfilesRoles: [{ role: DATA_ENGINEER, years: 7 }],
  jobSeekerProfileSkills: [{ skill: PYTHON, level: 4.5 }],
  remote: true,
  hybrid: true,
  permanent: true,
  permanentPercentage: 80,
  minSalary: 58_000,
  maxSalary: 66_000,
  currency: 'SEK',
  compensationTimePeriod: 'Monthly',
  availability: '0',
  aboutMe: 'I build pipelines that people trust.',
  countriesCities: { Sweden: ['Göteborg'], Norway: [] },
  linkedinProfile: 'https://www.linkedin.com/in/mk',
  nextRole: { 'Data Engineer': 2 },
};

/** @returns a signed-in talent */
export const talentWith = (jobSeeker: OwnProfile | undefined): SessionUser => ({
  id: '2'.repeat(24),
  givenName: 'Maria',
  familyName: 'Karlsson',
  firstName: 'Maria',
  email: 'maria.karlsson@example.com',
  profilePictureUrl: null,
  referralCode: 'k3xq9w2ap7vd',
  admin: false,
  lastActedAs: null,
  language: null,
  payCurrency: null,
  jobSeeker,
  talentSeeker: undefined,
});
