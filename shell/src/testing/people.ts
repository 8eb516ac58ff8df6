import type { OwnProfile, SessionUser } from '@vela/contracts/schemas';

/** A profile as it is right after sign-up: everything is unknown. */
export const emptyProfile: OwnProfile = {
  id: '1'.repeat(24),
  initials: 'MK',
  currentRole: null,
  experienceYears: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  availableForContact: true,
  categoryId: null,
  jobSeekerProfilesRoles: [],
  jobSeekerProfileSkills: [],
  remote: false,
  hybrid: false,
  office: false,
  permanent: false,
  freelance: false,
  permanentPercentage: null,
  freelancePercentage: null,
  minSalary: null,
  maxSalary: null,
  currency: null,
  compensationTimePeriod: null,
  availability: null,
  aboutMe: null,
  countriesCities: {},
  linkedinProfile: null,
  nextRole: {},
  textsWithheld: false,
};

/** An account that has no profile yet. */
export const newcomer: SessionUser = {
  id: '2'.repeat(24),
  givenName: 'Maria',
  familyName: 'Karlsson',
  firstName: 'Maria',
  email: 'maria.karlsson@example.com',
  profilePictureUrl: null,
  referralCode: 'k3xq9w2ap7vd',
  admin: false,
  lastActedAs: null,
  jobSeeker: undefined,
  talentSeeker: undefined,
};

/** @returns a signed-in talent, with what the profile has beyond the beginning */
export const talentWith = (profile: Partial<OwnProfile> = {}): SessionUser => ({
  ...newcomer,
  jobSeeker: { ...emptyProfile, ...profile },
});

/** A signed-in recruiter without a company. */
export const recruiter: SessionUser = {
  ...newcomer,
  talentSeeker: { fields: [], companies: [], sectors: [], linkedinProfile: null, company: null },
};

/** Somebody who has both profiles. */
export const both: SessionUser = { ...recruiter, jobSeeker: emptyProfile };
