import type { AnonymousProfile, ExtraProfile, ListedProfile, OwnProfile } from '@vela/contracts/schemas';
import { dayOf, startOfDay } from '@vela/market/days';
import { BLANK_PROFILE, shownTexts } from '@vela/market/visibility';
import type { CompanyHandles } from '../../platform/handles/index.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import { onceFor } from '../../records/once.js';
import type { UserDocument } from '../../records/user.js';
import type { CatalogueSnapshot } from '../../reference/categories/index.js';
import { placesOf } from '../../reference/countries/index.js';
import { pictureUrlOf } from '../users/index.js';

const AVAILABILITIES = ['0', '1', '2', '3', '6'] as const;

/** Profiles give the months as text; '0' = immediate, null = unknown. */
const availabilityText = (months: number | null): AnonymousProfile['availability'] =>
  AVAILABILITIES.find((text) => text === String(months)) ?? null;

function categoryOf(profile: JobSeekerProfileDocument, catalogue: CatalogueSnapshot): AnonymousProfile['categoryId'] {
  const category = profile.categoryId === null ? undefined : catalogue.categories.get(profile.categoryId.toHexString());
  return category === undefined ? null : { id: category.id, name: category.name };
}

/**
 * @param handles of the company that looks
 * @returns what everybody of a company that may see the profile sees of it: nothing that tells who it is
 */
export const anonymousProfileOf = (
  profile: JobSeekerProfileDocument,
  catalogue: CatalogueSnapshot,
  handles: CompanyHandles,
): AnonymousProfile => ({
  id: handles.handleOf(profile._id),
  ...describedProfileOf(profile, catalogue),
  ...shownTexts(profile),
});

/**
 * @param handles of the company that looks
 * @returns what the card of a match tells of a talent, as `anonymousProfileOf` has it
 */
export const listedProfileOf = (profile: JobSeekerProfileDocument, handles: CompanyHandles): ListedProfile => ({
  id: handles.handleOf(profile._id),
  initials: profile.initials,
  currentRole: shownTexts(profile).currentRole,
  experienceYears: profile.experienceYears,
  createdAt: dayOfCreation(profile),
  remote: profile.remote,
  hybrid: profile.hybrid,
  office: profile.office,
  minSalary: profile.minSalary,
  maxSalary: profile.maxSalary,
  currency: profile.currency,
  compensationTimePeriod: profile.compensationTimePeriod,
});

/** @returns the roles that a talent wishes for, without those that the catalogue no longer has */
export const desiredRolesOf = (
  profile: JobSeekerProfileDocument,
  catalogue: CatalogueSnapshot,
): AnonymousProfile['jobSeekerProfilesRoles'] =>
  profile.desiredRoles.flatMap(({ roleId, years }) => {
    const role = catalogue.roles.get(roleId.toHexString());
    return role === undefined ? [] : [{ role: { id: role.id, name: role.name }, years }];
  });

/** The moment would tell two companies that they look at the same talent, and link it to other things that begin then. */
const dayOfCreation = ({ createdAt }: JobSeekerProfileDocument): string => startOfDay(dayOf(createdAt)).toISOString();

const describedProfileOf = onceFor(
  (profile: JobSeekerProfileDocument, catalogue: CatalogueSnapshot): Omit<AnonymousProfile, 'id'> => ({
    initials: profile.initials,
    currentRole: profile.currentRole,
    experienceYears: profile.experienceYears,
    createdAt: dayOfCreation(profile),
    availableForContact: profile.availableForContact,
    categoryId: categoryOf(profile, catalogue),
    jobSeekerProfilesRoles: desiredRolesOf(profile, catalogue),
    jobSeekerProfileSkills: profile.skills.flatMap(({ skillId, level }) => {
      const skill = catalogue.skills.get(skillId.toHexString());
      return skill === undefined ? [] : [{ skill: { id: skill.id, name: skill.name }, level }];
    }),
    remote: profile.remote,
    hybrid: profile.hybrid,
    office: profile.office,
    permanent: profile.permanent,
    freelance: profile.freelance,
    permanentPercentage: profile.permanentPercentage,
    freelancePercentage: profile.freelancePercentage,
    minSalary: profile.minSalary,
    maxSalary: profile.maxSalary,
    currency: profile.currency,
    compensationTimePeriod: profile.compensationTimePeriod,
    availability: availabilityText(profile.availability),
    aboutMe: profile.aboutMe,
    countriesCities: placesOf(profile.countries),
  }),
);

/** @returns what is left of a profile that a company asked once and may not see any more: that there was one */
export const hiddenProfileOf = (profile: JobSeekerProfileDocument, handles: CompanyHandles): AnonymousProfile => ({
  id: handles.handleOf(profile._id),
  initials: profile.initials,
  createdAt: dayOfCreation(profile),
  availableForContact: false,
  ...BLANK_PROFILE,
});

/**
 * @param handles of the company that the talent accepted
 * @returns what the acceptance discloses
 */
export const extraProfileOf = (
  profile: JobSeekerProfileDocument,
  user: UserDocument,
  handles: CompanyHandles,
): ExtraProfile => ({
  profilePictureUrl: user.hasPicture ? pictureUrlOf(handles.handleOf(profile._id)) : null,
  givenName: user.givenName,
  familyName: user.familyName,
  email: user.email,
  linkedinProfile: profile.linkedinProfile,
});

/** @returns what of a disclosure stays with a company from which the talent hides since: the name that it was told */
export const keptExtraOf = ({ givenName, familyName }: UserDocument): ExtraProfile => ({
  profilePictureUrl: null,
  givenName,
  familyName,
  email: '',
  linkedinProfile: null,
});

/** @returns the profile as its owner sees it */
export const ownProfileOf = (profile: JobSeekerProfileDocument, catalogue: CatalogueSnapshot): OwnProfile => ({
  id: profile._id.toHexString(),
  ...describedProfileOf(profile, catalogue),
  linkedinProfile: profile.linkedinProfile,
  openToRanking: profile.openToRanking !== false,
  textsWithheld: profile.textsWithheld === true,
  nextRole: Object.fromEntries(
    profile.desiredRoles.flatMap(({ roleId, weight }) => {
      const role = catalogue.roles.get(roleId.toHexString());
      return role === undefined ? [] : [[role.name, weight]];
    }),
  ),
});
