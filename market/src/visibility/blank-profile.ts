import type { AnonymousProfile } from '@vela/contracts/schemas';

/** What a talent tells of themselves, before anything is told: everything is unknown. */
export const BLANK_PROFILE: Omit<AnonymousProfile, 'id' | 'initials' | 'createdAt' | 'availableForContact'> = {
  currentRole: null,
  experienceYears: null,
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
};
