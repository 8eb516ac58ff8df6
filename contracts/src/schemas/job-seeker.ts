import { array, boolean, type InferType, number, string } from 'yup';
import { said } from '@vela/language';
import {
  ABOUT_ME_MAX,
  DESIRED_ROLES_MAX,
  LISTED_MAX,
  NAME_MAX,
  NEXT_ROLE_WEIGHT_MAX,
  NEXT_ROLE_WEIGHT_MIN,
  SKILLS_MAX,
} from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { anonymousText } from './anonymous-text.js';
import {
  countriesCities,
  currency,
  date,
  exact,
  flag,
  id,
  isWholeNumber,
  mapOf,
  named,
  percentage,
  requiredId,
  salaryPeriod,
  skillLevel,
  talentHandle,
  talentReference,
  years,
} from './common.js';
import { linkedinProfile } from './linkedin.js';
import { requestCostSchema } from './request-cost.js';

/** Months until the talent is available as profiles send it: '0' = immediate. */
const availabilityOut = () => string().oneOf(['0', '1', '2', '3', '6']).nullable();

const amount = () =>
  number()
    .integer(said('Give a whole number.'))
    .min(0, said('At least {min}'))
    .max(999_999_999, said('This is too large.'));

/** An end of the pay that a talent asks for; that the two are a range is a rule of `market/profiles`. */
const asked = () => amount().min(1, said('Give an amount above 0.')).nullable();

const desiredRoleSchema = exact({ role: named().required(), years: years().required() });
const profileSkillSchema = exact({ skill: named().required(), level: skillLevel() });

const anonymousFields = {
  id: talentHandle(),
  initials: string().defined(),
  currentRole: anonymousText(NAME_MAX).defined(),
  experienceYears: years().nullable().defined(),
  /** The beginning of the day: a moment would tell two companies that they look at the same talent. */
  createdAt: date().required(),
  availableForContact: boolean().required(),
  categoryId: named().nullable().defined(),
  jobSeekerProfilesRoles: array().max(LISTED_MAX).of(desiredRoleSchema).required(),
  jobSeekerProfileSkills: array().max(LISTED_MAX).of(profileSkillSchema).required(),
  remote: boolean().required(),
  hybrid: boolean().required(),
  office: boolean().required(),
  permanent: boolean().required(),
  freelance: boolean().required(),
  permanentPercentage: percentage().nullable().defined(),
  freelancePercentage: percentage().nullable().defined(),
  minSalary: amount().nullable().defined(),
  maxSalary: amount().nullable().defined(),
  currency: currency().nullable().defined(),
  compensationTimePeriod: salaryPeriod().nullable().defined(),
  availability: availabilityOut().defined(),
  aboutMe: anonymousText(ABOUT_ME_MAX).defined(),
  countriesCities: countriesCities().required(),
};

/** What a recruiter may see of a talent before there is an accepted connection: no identity. */
export const anonymousProfileSchema = exact(anonymousFields);
export type AnonymousProfile = InferType<typeof anonymousProfileSchema>;

const LISTED_FIELDS = [
  'id',
  'initials',
  'currentRole',
  'experienceYears',
  'createdAt',
  'remote',
  'hybrid',
  'office',
  'minSalary',
  'maxSalary',
  'currency',
  'compensationTimePeriod',
] as const;

/** What the card of a match shows of a talent. */
export const listedProfileSchema = anonymousProfileSchema.pick(LISTED_FIELDS);
export type ListedProfile = InferType<typeof listedProfileSchema>;

/** What acceptance discloses. */
export const extraProfileSchema = exact({
  profilePictureUrl: string().nullable().defined(),
  givenName: string().defined(),
  familyName: string().defined(),
  email: string().defined(),
  linkedinProfile: string().nullable().defined(),
});
export type ExtraProfile = InferType<typeof extraProfileSchema>;

/** A profile as a recruiter gets it; `extra` is null until the talent accepted. */
export const viewedProfileSchema = exact({
  ...anonymousFields,
  extra: extraProfileSchema.nullable().defined(),
  cost: requestCostSchema.required(),
});
export type ViewedProfile = InferType<typeof viewedProfileSchema>;

/** The profile as its owner gets it. */
export const ownProfileSchema = exact({
  ...anonymousFields,
  id: requiredId(),
  linkedinProfile: string().nullable().defined(),
  /** Desired role's name → the talent's own priority. */
  nextRole: mapOf(said('This must be a map of role name to priority.'), isWholeNumber, DESIRED_ROLES_MAX).required(),
  /** Current role or About Me holds what tells who it is: recruiters see neither until it is changed. */
  textsWithheld: boolean().required(),
  /** Whether companies may rank the profile for their roles; recruiters are not told. */
  openToRanking: boolean().required(),
});
export type OwnProfile = InferType<typeof ownProfileSchema>;

/** Body of `POST /api/job-seeker-profiles`: what is left out stays as it is, null clears. */
export const jobSeekerInputSchema = exact({
  minSalary: asked(),
  maxSalary: asked(),
  currency: currency().nullable(),
  compensationTimePeriod: salaryPeriod().nullable(),
  categoryId: exact({ id: requiredId() }).nullable().optional().default(undefined),
  linkedinProfile: linkedinProfile(),
  nextRole: mapOf(
    said('This must be a map of role name to priority.'),
    (value): value is number => isWholeNumber(value) && value >= NEXT_ROLE_WEIGHT_MIN && value <= NEXT_ROLE_WEIGHT_MAX,
    DESIRED_ROLES_MAX,
  ),
  currentRole: anonymousText(NAME_MAX),
  experienceYears: years().nullable(),
  jobSeekerProfilesRoles: array()
    .of(exact({ roleId: requiredId(), years: years().required(SAID.fieldRequired) }))
    .max(DESIRED_ROLES_MAX, said('At most {max, plural, one {# role} other {# roles}}')),
  jobSeekerProfileSkills: array()
    .of(exact({ skillId: requiredId(), level: skillLevel() }))
    .max(SKILLS_MAX, said('At most {max, plural, one {# skill} other {# skills}}')),
  remote: flag(),
  hybrid: flag(),
  office: flag(),
  permanent: flag(),
  freelance: flag(),
  permanentPercentage: percentage().nullable(),
  freelancePercentage: percentage().nullable(),
  availability: availabilityOut(),
  aboutMe: anonymousText(ABOUT_ME_MAX),
  countriesCities: countriesCities(),
  availableForContact: flag(),
  openToRanking: flag(),
});
export type JobSeekerInput = InferType<typeof jobSeekerInputSchema>;

export const profileViewInputSchema = exact({ jobSeekerId: talentReference(), openRoleId: id().nullable() });
export type ProfileViewInput = InferType<typeof profileViewInputSchema>;

/** Query of an opened profile: the role for which the company looks, where it does for one. */
export const profileQuerySchema = exact({ openRoleId: id() });

export const profileParamsSchema = exact({ id: talentReference() });
