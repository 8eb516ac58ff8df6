import { AVAILABILITY_MONTHS, DEFAULT_AVAILABILITY, EMPLOYMENT_PERCENTAGE_DEFAULT } from '@vela/contracts/constants';
import type { OpenRole } from '@vela/contracts/schemas';
import type { RoleContent, RoleDraft } from './role-draft.js';

/** @returns what a posted role says, the opposite of `openRoleInputOf` */
export function contentOfRole(role: OpenRole): RoleContent {
  const [name = '', years = 0] = Object.entries(role.role)[0] ?? [];
  const cities = Object.entries(role.countriesCities).filter(([, chosen]) => chosen.length > 0);
  return {
    details: {
      category: { id: role.category.id, name: role.category.name },
      role: { id: role.roleId, name, years },
      remote: role.remote,
      hybrid: role.hybrid,
      office: role.office,
      countries: [...role.countries],
      countriesCities: Object.fromEntries(cities),
    },
    experience: {
      skills: role.skills.flatMap((pair) => Object.entries(pair).map(([skill, level]) => ({ name: skill, level }))),
      permanent: role.permanent,
      freelance: role.freelance,
      permanentPercentage: role.permanentPercentage ?? EMPLOYMENT_PERCENTAGE_DEFAULT,
      freelancePercentage: role.freelancePercentage ?? EMPLOYMENT_PERCENTAGE_DEFAULT,
      compensation: role.compensation,
      currency: role.currency,
      compensationTimePeriod: role.compensationTimePeriod,
      availability: AVAILABILITY_MONTHS.find((months) => months === role.availability) ?? DEFAULT_AVAILABILITY,
    },
    description: role.description,
    musts: role.musts,
    shownToTalent: role.shownToTalent,
  };
}

/**
 * A posted role as a draft.
 * @param purpose whether the posted role is changed, or another one begins with what it says
 */
export function draftOfRole(role: OpenRole, purpose: 'edit' | 'duplicate'): RoleDraft {
  const base = contentOfRole(role);
  return {
    ...base,
    editing: purpose === 'edit' ? { id: role.id, base, savedMeanwhile: false } : null,
    fromText: null,
  };
}
