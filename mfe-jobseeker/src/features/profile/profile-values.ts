import { ApiError } from '@vela/contracts/client';
import {
  EMPLOYMENT_PERCENTAGE_DEFAULT,
  NEXT_ROLE_WEIGHT_DEFAULT,
  SKILL_LEVEL_DEFAULT,
} from '@vela/contracts/constants';
import type { JobSeekerInput, OwnProfile } from '@vela/contracts/schemas';
import { written } from '@vela/contracts/texts';
import { changedPart, type Ties } from '@vela/slice-parts/draft';
import type { DesiredRoleValue, ProfileValues, SkillValue } from './profile-schema.js';

interface NamedChoice {
  readonly id: string;
  readonly name: string;
}

export const newDesiredRole = ({ id, name }: NamedChoice, years: number): DesiredRoleValue => ({
  id,
  name,
  years,
  priority: NEXT_ROLE_WEIGHT_DEFAULT,
});

export const newSkill = ({ id, name }: NamedChoice): SkillValue => ({ id, name, level: SKILL_LEVEL_DEFAULT });

/** @returns what the form starts with; an absent profile starts empty */
export function valuesOf(profile: OwnProfile | undefined): ProfileValues {
  return {
    currentRole: profile?.currentRole ?? '',
    experienceYears: profile?.experienceYears ?? null,
    category: profile?.categoryId ?? null,
    desiredRoles: (profile?.jobSeekerProfilesRoles ?? []).map(({ role, years }) => ({
      id: role.id,
      name: role.name,
      years,
      priority: profile?.nextRole[role.name] ?? NEXT_ROLE_WEIGHT_DEFAULT,
    })),
    skills: (profile?.jobSeekerProfileSkills ?? []).map(({ skill, level }) => ({
      id: skill.id,
      name: skill.name,
      level,
    })),
    remote: profile?.remote ?? false,
    hybrid: profile?.hybrid ?? false,
    office: profile?.office ?? false,
    countriesCities: profile?.countriesCities ?? {},
    permanent: profile?.permanent ?? false,
    freelance: profile?.freelance ?? false,
    permanentPercentage: profile?.permanentPercentage ?? EMPLOYMENT_PERCENTAGE_DEFAULT,
    freelancePercentage: profile?.freelancePercentage ?? EMPLOYMENT_PERCENTAGE_DEFAULT,
    availability: profile?.availability ?? '',
    aboutMe: profile?.aboutMe ?? '',
  };
}

const textOrNull = (text: string): string | null => written(text) || null;

/** @returns the request that saves all that the form holds */
export function inputOf(values: ProfileValues): JobSeekerInput {
  return {
    currentRole: textOrNull(values.currentRole),
    experienceYears: values.experienceYears,
    ...(values.category === null ? {} : { categoryId: { id: values.category.id } }),
    jobSeekerProfilesRoles: values.desiredRoles.map(({ id, years }) => ({ roleId: id, years })),
    nextRole: Object.fromEntries(values.desiredRoles.map(({ name, priority }) => [name, priority])),
    jobSeekerProfileSkills: values.skills.map(({ id, level }) => ({ skillId: id, level })),
    remote: values.remote,
    hybrid: values.hybrid,
    office: values.office,
    countriesCities: values.countriesCities,
    permanent: values.permanent,
    freelance: values.freelance,
    permanentPercentage: values.permanent ? values.permanentPercentage : null,
    freelancePercentage: values.freelance ? values.freelancePercentage : null,
    availability: values.availability === '' ? null : values.availability,
    aboutMe: textOrNull(values.aboutMe),
  };
}

/** What belongs together in the form: a share of work to its type, and roles and skills to a category. */
export const PROFILE_TIES: Ties<ProfileValues> = {
  together: [
    ['permanent', 'permanentPercentage'],
    ['freelance', 'freelancePercentage'],
  ],
  belonging: { category: ['emptiedCategory', 'desiredRoles', 'skills'] },
};

/**
 * The same of the request; a desired role stands in two of its fields. Another category clears the roles and skills that are
 * saved, so those that the form holds are sent with it, also where they are the same.
 */
const INPUT_TIES: Ties<JobSeekerInput> = {
  together: [
    ['jobSeekerProfilesRoles', 'nextRole'],
    ['permanent', 'permanentPercentage'],
    ['freelance', 'freelancePercentage'],
  ],
  belonging: { categoryId: ['jobSeekerProfilesRoles', 'nextRole', 'jobSeekerProfileSkills'] },
};

/** @returns the request that saves what differs from what is saved: what was saved elsewhere meanwhile stays */
export const changesOf = (values: ProfileValues, saved: ProfileValues): JobSeekerInput =>
  changedPart(inputOf(values), inputOf(saved), INPUT_TIES);

/** Field of the request → field of the form, where the two are called differently. */
const FORM_FIELD: Readonly<Record<string, keyof ProfileValues>> = {
  categoryId: 'category',
  jobSeekerProfilesRoles: 'desiredRoles',
  nextRole: 'desiredRoles',
  jobSeekerProfileSkills: 'skills',
};

/** @param field path of a field in the request, such as `jobSeekerProfilesRoles[0].years` @returns the form's field */
export function formFieldOf(field: string): string {
  const [head = field] = field.split(/[.[]/, 1);
  return FORM_FIELD[head] ?? head;
}

/** @returns the same failure with its errors on the form's fields */
export function onFormFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.problem === null) return error;
  const errors = error.fieldErrors.map(({ field, message }) => ({ field: formFieldOf(field), message }));
  return new ApiError(error.message, error.status, { ...error.problem, errors });
}
