import type { AnonymousProfile, SessionUser } from '@vela/contracts/schemas';
import { BLANK_PROFILE, initialsOf } from '@vela/market/visibility';
import type { ProfileValues } from './profile-schema.js';
import { inputOf } from './profile-values.js';

/** What recruiters have of somebody who has not saved anything yet. */
const newProfile = (user: SessionUser): AnonymousProfile => ({
  id: user.id,
  initials: initialsOf(user),
  createdAt: new Date().toISOString(),
  availableForContact: true,
  ...BLANK_PROFILE,
});

/**
 * The profile as a recruiter would get it if the form were saved now.
 * @param values what the form holds, complete or not
 */
export function anonymousProfileOf(user: SessionUser, values: ProfileValues): AnonymousProfile {
  const { currentRole, experienceYears, permanentPercentage, freelancePercentage, availability, aboutMe } =
    inputOf(values);
  const { remote, hybrid, office, permanent, freelance, countriesCities, category, desiredRoles, skills } = values;
  return {
    ...(user.jobSeeker ?? newProfile(user)),
    currentRole: currentRole ?? null,
    experienceYears: experienceYears ?? null,
    permanentPercentage: permanentPercentage ?? null,
    freelancePercentage: freelancePercentage ?? null,
    availability: availability ?? null,
    aboutMe: aboutMe ?? null,
    remote,
    hybrid,
    office,
    permanent,
    freelance,
    countriesCities,
    categoryId: category,
    jobSeekerProfilesRoles: desiredRoles.map(({ id, name, years }) => ({ role: { id, name }, years })),
    jobSeekerProfileSkills: skills.map(({ id, name, level }) => ({ skill: { id, name }, level })),
  };
}
