import type { OpenRole } from '@vela/contracts/schemas';
import type { CatalogueSnapshot } from '../categories/catalogue.js';
import { placesOf } from '../matching/index.js';
import type { OpenRoleDocument } from './model.js';

/** @param matchCount eligible talents, or null where they were not counted */
export function openRoleOf(role: OpenRoleDocument, catalogue: CatalogueSnapshot, matchCount: number | null): OpenRole {
  const categoryId = role.categoryId.toHexString();
  const roleId = role.roleId.toHexString();
  return {
    id: role._id.toHexString(),
    roleId,
    category: { id: categoryId, name: catalogue.categories.get(categoryId)?.name ?? 'Removed category' },
    role: { [catalogue.roles.get(roleId)?.name ?? 'Removed role']: role.years },
    remote: role.remote,
    hybrid: role.hybrid,
    office: role.office,
    countries: role.countries.map(({ country }) => country),
    cities: role.countries.flatMap(({ cities }) => cities),
    countriesCities: placesOf(role.countries),
    skills: role.skills.flatMap(({ skillId, level }) => {
      const skill = catalogue.skills.get(skillId.toHexString());
      return skill === undefined ? [] : [{ [skill.name]: level }];
    }),
    permanent: role.permanent,
    freelance: role.freelance,
    permanentPercentage: role.permanentPercentage,
    freelancePercentage: role.freelancePercentage,
    compensation: role.compensation,
    currency: role.currency,
    compensationTimePeriod: role.compensationTimePeriod,
    availability: role.availability,
    description: role.description,
    status: role.status,
    createdAt: role.createdAt.toISOString(),
    matchCount,
  };
}
