import type { OpenRole } from '@vela/contracts/schemas';
import { toldCount } from '@vela/market/visibility';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { CatalogueSnapshot } from '../../reference/categories/index.js';
import { placesOf } from '../../reference/countries/index.js';

/** How many talents a role has to choose from; null where they were not counted. */
export interface MatchCounts {
  readonly eligible: number | null;
  readonly strong: number | null;
}

const NOT_COUNTED: MatchCounts = { eligible: null, strong: null };

/** @returns the role as its company sees it */
export function openRoleOf(role: OpenRoleDocument, catalogue: CatalogueSnapshot, counts = NOT_COUNTED): OpenRole {
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
    shownToTalent: role.shownToTalent === true,
    createdAt: role.createdAt.toISOString(),
    matchCount: counts.eligible === null ? null : toldCount(counts.eligible),
    strongMatchCount: counts.strong === null ? null : toldCount(counts.strong),
  };
}
