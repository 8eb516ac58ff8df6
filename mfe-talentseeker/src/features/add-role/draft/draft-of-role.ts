import { AVAILABILITY_MONTHS, DEFAULT_AVAILABILITY, EMPLOYMENT_PERCENTAGE_DEFAULT } from '@vela/contracts/constants';
import type { OpenRole } from '@vela/contracts/schemas';
import type { RoleDraft } from './role-draft.js';

/**
 * A posted role as a draft, the opposite of `openRoleInputOf`.
 * @param purpose whether the posted role is changed, or another one begins with what it says
 */
export function draftOfRole(role: OpenRole, purpose: 'edit' | 'duplicate'): RoleDraft {
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
    editing: purpose === 'edit' ? role.id : null,
    fromText: null,
  };
}
