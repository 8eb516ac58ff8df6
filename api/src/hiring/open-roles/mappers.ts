import type { OpenRole } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { toldCount } from '@vela/market/visibility';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { CatalogueSnapshot } from '../../reference/categories/index.js';
import { placesOf } from '../../reference/countries/index.js';

/** How many talents a role has to choose from, from `countMatches`; null where they were not counted. */
export interface MatchCounts {
  readonly meeting: number | null;
  readonly matches: number | null;
  readonly strong: number | null;
}

const NOT_COUNTED: MatchCounts = { meeting: null, matches: null, strong: null };
const told = (people: number | null): number | null => (people === null ? null : toldCount(people));

/** @returns the role as its company sees it */
export function openRoleOf(
  role: OpenRoleDocument,
  catalogue: CatalogueSnapshot,
  counts: MatchCounts = NOT_COUNTED,
): OpenRole {
  const categoryId = role.categoryId.toHexString();
  const roleId = role.roleId.toHexString();
  return {
    id: role._id.toHexString(),
    roleId,
    category: { id: categoryId, name: catalogue.categories.get(categoryId)?.name ?? t('Removed category') },
    role: { [catalogue.roles.get(roleId)?.name ?? t('Removed role')]: role.years },
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
    musts: {
      terms: role.musts?.terms ?? [],
      skills: (role.musts?.skillIds ?? [])
        .filter((id) => role.skills.some(({ skillId }) => skillId.equals(id)))
        .flatMap((id) => catalogue.skills.get(id.toHexString())?.name ?? []),
    },
    meetingCount: told(counts.meeting),
    matchCount: told(counts.matches),
    strongMatchCount: told(counts.strong),
  };
}
