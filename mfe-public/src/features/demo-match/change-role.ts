import type { MatchChange } from '@vela/contracts/matching';
import type { MatchRole } from '@vela/matching';

/**
 * Carries out what a counterfactual proposes to the company.
 * @returns the changed role; the same one where the change is not the company's to make
 */
export function changeRole(role: MatchRole, change: MatchChange): MatchRole {
  switch (change.kind) {
    case 'offer':
      return { ...role, offer: { amount: change.amount, currency: change.currency, period: change.period } };
    case 'addSetup':
      return { ...role, [change.setup]: true };
    case 'addCountry':
      return { ...role, places: { ...role.places, [change.country]: [] } };
    case 'dropSkill':
      return { ...role, skills: role.skills.filter(({ name }) => name !== change.skill) };
    case 'startLater':
      return { ...role, availability: change.months };
    case 'requireYears':
      return { ...role, years: change.years };
    case 'percentage':
    case 'addEmployment':
      return { ...role, [change.type]: true, [`${change.type}Percentage`]: change.percent };
    case 'addPlace':
    case 'addCity':
    case 'state':
    case 'addSkill':
    case 'availableSooner':
    case 'desireRole':
      return role;
  }
}
