import { WORK_SETUPS, type WorkSetup } from '@vela/contracts/constants';
import type { MatchFilters } from '@vela/contracts/filters';
import type { AnonymousProfile, Fitted, ListedProfile } from '@vela/contracts/schemas';
import { fittingPlace, type MatchProfile, type MatchRole, payInRolesTerms, type RateTable } from '@vela/matching';

function desiredOf({ roleId }: MatchRole, desired: AnonymousProfile['jobSeekerProfilesRoles']): Fitted['role'] {
  const told = desired.find(({ role }) => role.id === roleId) ?? desired[0];
  if (told === undefined) return null;
  const { id, name } = told.role;
  return { role: { name }, years: told.years, asked: id === roleId };
}

/** What of a talent a card chooses from, as the company sees it: nothing else is told. */
interface Shown {
  readonly profile: Pick<ListedProfile, WorkSetup>;
  readonly desired: AnonymousProfile['jobSeekerProfilesRoles'];
  readonly places: AnonymousProfile['countriesCities'];
}

/**
 * @param filters of the list on which it is shown
 * @returns which of a talent's roles, ways of working, places and amounts a card tells
 */
export const fittedOf = (
  role: MatchRole,
  matched: MatchProfile,
  { profile, desired, places }: Shown,
  filters: MatchFilters,
  rates: RateTable,
): Fitted => ({
  role: desiredOf(role, desired),
  setups: WORK_SETUPS.filter((setup) => role[setup] && profile[setup]),
  place: fittingPlace(role, places, filters.countries),
  pay: payInRolesTerms(role.offer, matched, rates),
});
