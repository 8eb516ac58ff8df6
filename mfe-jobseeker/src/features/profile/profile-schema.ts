import { array, boolean, number, object, string } from 'yup';
import { ABOUT_ME_MAX, DESIRED_ROLES_MAX, NAME_MAX, SKILLS_MAX } from '@vela/contracts/constants';
import { TEXTS } from '@vela/contracts/texts';

/**
 * What the profile form asks for before it is sent. Only what recruiters cannot do without is required: a profile
 * without category, role or skill is shown to nobody. The API holds the request against its own schema.
 */
export const profileFormSchema = object({
  currentRole: string().trim().max(NAME_MAX, `At most ${NAME_MAX} characters`),
  category: object({ id: string().required() }).nullable().required(TEXTS.fieldRequired),
  desiredRoles: array().of(object()).min(1, TEXTS.fieldRequired).max(DESIRED_ROLES_MAX, `At most ${DESIRED_ROLES_MAX} roles`),
  skills: array().of(object({ level: number() })).min(1, TEXTS.fieldRequired).max(SKILLS_MAX, `At most ${SKILLS_MAX} skills`),
  freelance: boolean(),
  permanent: boolean().test(
    'employment-type',
    TEXTS.employmentTypeRequired,
    (permanent, { parent }: { parent: { freelance?: boolean } }) => permanent === true || parent.freelance === true,
  ),
  aboutMe: string().trim().max(ABOUT_ME_MAX, `At most ${ABOUT_ME_MAX} characters`),
});
