import { WORK_SETUPS } from '@vela/contracts/constants';
import type { MatchFilters } from '@vela/contracts/filters';
import type { AnonymousProfile, Fitted } from '@vela/contracts/schemas';
import { fittingPlace, type MatchProfile, type MatchRole, payInRolesTerms, type RateTable } from '@vela/matching';

function desiredOf(
  { roleId }: MatchRole,
  { jobSeekerProfilesRoles: desired }: Pick<AnonymousProfile, 'jobSeekerProfilesRoles'>,
): Fitted['role'] {
  const told = desired.find(({ role }) => role.id === roleId) ?? desired[0];
  return told === undefined ? null : { role: told.role, years: told.years, asked: told.role.id === roleId };
}

/**
 * @param shown the profile as the company sees it: nothing else of the talent is told
 * @param filters of the list on which it is shown
 * @returns which of a talent's roles, ways of working, places and amounts a card tells
 */
export const fittedOf = (
  role: MatchRole,
  matched: MatchProfile,
  shown: AnonymousProfile,
  filters: MatchFilters,
  rates: RateTable,
): Fitted => ({
  role: desiredOf(role, shown),
  setups: WORK_SETUPS.filter((setup) => role[setup] && shown[setup]),
  place: fittingPlace(role, shown.countriesCities, filters.countries),
  pay: payInRolesTerms(role.offer, matched, rates),
});
