import type { RoleReachInput } from '@vela/contracts/schemas';
import type { RoleDraft } from './role-draft.js';
import type { WizardStep } from './steps.js';

/**
 * What the live count asks about: the role as far as the recruiter has come. The second step's defaults ask for nothing
 * before it is reached.
 * @returns null while there is no category
 */
export function reachInputOf({ details, experience, musts }: RoleDraft, step: WizardStep): RoleReachInput | null {
  const { category, role, remote, hybrid, office, countries, countriesCities } = details;
  if (category === null) return null;
  const asked: RoleReachInput = {
    category: category.id,
    ...(role === null ? {} : { role: { [role.name]: role.years } }),
    remote,
    hybrid,
    office,
    countriesCities: Object.fromEntries(countries.map((country) => [country, countriesCities[country] ?? []])),
    // What is not asked for on this step is no must yet.
    musts: { terms: [...musts.terms], skills: [...musts.skills] },
  };
  if (step === 1) return asked;
  const { skills, permanent, freelance, permanentPercentage, freelancePercentage, compensation, ...terms } = experience;
  return {
    ...asked,
    skills: skills.map(({ name, level }) => ({ [name]: level })),
    permanent,
    freelance,
    permanentPercentage: permanent ? permanentPercentage : null,
    freelancePercentage: freelance ? freelancePercentage : null,
    // What is still being written is no offer yet.
    ...(/^\d+$/.test(compensation) ? { compensation } : {}),
    ...terms,
  };
}
