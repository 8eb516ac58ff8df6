interface Place {
  readonly country: string;
  /** Anywhere in the country where there are none. */
  readonly cities: readonly string[];
}

const SETUPS = ['remote', 'hybrid', 'office'] as const;
const EMPLOYMENTS = ['permanent', 'freelance'] as const;

/** What a talent says that they are interested in. */
export interface RoleTerms extends Readonly<
  Record<(typeof SETUPS)[number] | (typeof EMPLOYMENTS)[number], boolean> &
    Record<`${(typeof EMPLOYMENTS)[number]}Percentage`, number | null>
> {
  readonly categoryId: string;
  readonly roleId: string;
  /** Anywhere where there are none. */
  readonly countries: readonly Place[];
}

function offersPlace(places: readonly Place[], { country, cities }: Place): boolean {
  const offered = places.filter((place) => place.country === country);
  if (offered.some((place) => place.cities.length === 0)) return true;
  return cities.length > 0 && cities.every((city) => offered.some((place) => place.cities.includes(city)));
}

const offersPlaces = (said: readonly Place[], now: readonly Place[]): boolean =>
  now.length === 0 || (said.length > 0 && said.every((place) => offersPlace(now, place)));

/**
 * Interest is in a role as it was shown. What is added to a role takes nothing from it; what the talent may have counted on
 * does: that it is this role, where and how the work is done, and how they are employed.
 * @param said to which the talent said that they are interested
 * @param payIsLess than it was
 * @returns whether they may be taken to be interested still
 */
export const interestHolds = (said: RoleTerms, now: RoleTerms, payIsLess: boolean): boolean =>
  !payIsLess &&
  said.categoryId === now.categoryId &&
  said.roleId === now.roleId &&
  SETUPS.every((setup) => now[setup] || !said[setup]) &&
  EMPLOYMENTS.every((kind) => !said[kind] || (now[kind] && said[`${kind}Percentage`] === now[`${kind}Percentage`])) &&
  offersPlaces(said.countries, now.countries);
