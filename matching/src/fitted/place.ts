import { bestMeeting } from '../components/place.js';
import type { MatchRole, Places } from '../subjects/subjects.js';

/** One of a talent's places. */
export interface FittingPlace {
  readonly country: string;
  /** Null where no city was named. */
  readonly city: string | null;
}

const NOWHERE: Pick<MatchRole, 'places' | 'nearby'> = { places: {} };

/**
 * The one of a talent's places to tell: where they and the role meet best, of the countries that a list is narrowed to. Of
 * several, and where none fits, the one that the talent named first.
 * @param role null for a list without a role
 * @param countries of the list's filter; empty for any
 * @returns null where the talent named no place
 */
export function fittingPlace(
  role: Pick<MatchRole, 'places' | 'nearby'> | null,
  talentPlaces: Places,
  countries: readonly string[] = [],
): FittingPlace | null {
  const all = Object.entries(talentPlaces);
  const within = all.filter(([country]) => countries.includes(country));
  let best: { readonly fit: number; readonly place: FittingPlace } | null = null;
  for (const [country, cities] of within.length > 0 ? within : all)
    for (const city of cities.length > 0 ? cities : [null]) {
      const { fit } = bestMeeting(role ?? NOWHERE, { [country]: city === null ? [] : [city] });
      if (best === null || fit > best.fit) best = { fit, place: { country, city } };
    }
  return best?.place ?? null;
}
