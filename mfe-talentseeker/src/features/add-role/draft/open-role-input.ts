import type { OpenRoleInput } from '@vela/contracts/schemas';
import { same } from '@vela/slice-parts/draft';
import { citiesOf } from '../../../reference/places/places.js';
import type { RoleDraft } from './role-draft.js';

/**
 * What the role's own page changes too: of a posted role it is sent only where it was changed here, and else stays as it
 * is by then.
 */
function changedOnItsPage({ details, experience, musts, shownToTalent, editing }: RoleDraft) {
  const { skills } = experience;
  const base = editing?.base;
  const sameMusts =
    base !== undefined &&
    same([musts, skills, details.category], [base.musts, base.experience.skills, base.details.category]);
  return {
    ...(!sameMusts && {
      musts: {
        terms: [...musts.terms],
        skills: musts.skills.filter((must) => skills.some(({ name }) => name === must)),
      },
    }),
    ...(shownToTalent !== base?.shownToTalent && { shownToTalent }),
  };
}

/**
 * What the wizard's three steps send.
 * @returns null while no category or role is chosen
 */
export function openRoleInputOf(draft: RoleDraft): OpenRoleInput | null {
  const { details, experience, description } = draft;
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
    ...changedOnItsPage(draft),
  };
}
