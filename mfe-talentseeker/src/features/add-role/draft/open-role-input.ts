import type { OpenRoleInput } from '@vela/contracts/schemas';
import { citiesOf } from '../../../reference/places/places.js';
import type { RoleDraft } from './role-draft.js';

/**
 * What the wizard's three steps send.
 * @returns null while no category or role is chosen
 */
export function openRoleInputOf({
  details,
  experience,
  description,
  musts,
  shownToTalent,
}: RoleDraft): OpenRoleInput | null {
  const { category, role, remote, hybrid, office, countries, countriesCities } = details;
  if (category === null || role === null) return null;
  const { skills, permanent, freelance, permanentPercentage, freelancePercentage, ...terms } = experience;
  return {
    category: category.id,
    role: { [role.name]: role.years },
    remote,
    hybrid,
    office,
    countries: [...countries],
    cities: citiesOf(details).map(({ name }) => name),
    countriesCities: Object.fromEntries(countries.map((country) => [country, countriesCities[country] ?? []])),
    skills: skills.map(({ name, level }) => ({ [name]: level })),
    permanent,
    freelance,
    permanentPercentage: permanent ? permanentPercentage : null,
    freelancePercentage: freelance ? freelancePercentage : null,
    ...terms,
    description,
    musts: { terms: [...musts.terms], skills: musts.skills.filter((must) => skills.some(({ name }) => name === must)) },
    shownToTalent,
  };
}
