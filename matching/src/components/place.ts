import { WORK_SETUPS, type WorkSetup } from '@vela/contracts/constants';
import type { MatchFact } from '@vela/contracts/matching';
import type { MatchProfile, MatchRole, Places } from '../subjects/subjects.js';
import { type Fit, FULL, known, NOT_APPLICABLE, NOT_STATED } from './fit.js';

/** Fit of the same country where the role names cities and none is shared or near, or the talent names none (docs/score.md). */
export const SAME_COUNTRY = 5_000;
/** Cities within this many kilometres count as near. */
export const NEARBY_KM = 50;
/** What each kilometre to a near city takes from the fit. */
const LOST_PER_KM = 50;

/** @param km whole kilometres between two cities, at most `NEARBY_KM` @returns the fit of a place as near as that */
export const nearbyFit = (km: number): number => FULL - LOST_PER_KM * km;

/** The least fit at which both can meet: anything but another, far city of the same country. */
export const REACHABLE = nearbyFit(NEARBY_KM);

type Meeting =
  | { readonly fit: number; readonly reach: PlaceReach; readonly place: string | null }
  | { readonly fit: number; readonly place: string; readonly km: number; readonly to: string };
type PlaceReach = Extract<MatchFact, { kind: 'place' }>['reach'];

type Where = Pick<MatchRole, 'places' | 'nearby'>;

const ELSEWHERE: Meeting = { fit: 0, reach: 'elsewhere', place: null };

function* meetings({ places, nearby }: Where, country: string, cities: readonly string[]): Generator<Meeting> {
  const asked = places[country];
  if (asked?.length === 0) yield { fit: FULL, reach: 'countryAnyCity', place: country };
  for (const city of cities) {
    if (asked?.includes(city) === true) yield { fit: FULL, reach: 'sameCity', place: `${city}, ${country}` };
    const near = nearby?.[country]?.[city];
    if (near !== undefined) yield { fit: nearbyFit(near.km), place: `${city}, ${country}`, km: near.km, to: near.to };
  }
  if (asked !== undefined)
    yield { fit: SAME_COUNTRY, reach: cities.length === 0 ? 'cityNotStated' : 'sameCountry', place: country };
}

/** Where both could meet: the best over the talent's places. */
export function bestMeeting(where: Where, talentPlaces: Places): Meeting {
  let best = ELSEWHERE;
  for (const [country, cities] of Object.entries(talentPlaces))
    for (const meeting of meetings(where, country, cities)) if (meeting.fit > best.fit) best = meeting;
  return best;
}

type Setups = Pick<MatchRole, WorkSetup>;
const setupsOf = (subject: Setups): readonly WorkSetup[] => WORK_SETUPS.filter((setup) => subject[setup]);

/** Whether the role can be done anywhere by this talent. */
export const sharesRemote = (role: Setups, profile: Setups): boolean => role.remote && profile.remote;

/**
 * Whether the talent said what the place's fit rests on: a way of working and, where the role takes place somewhere and is
 * not shared as remote, a country.
 */
export const statesPlace = (role: Setups, profile: Setups & Pick<MatchProfile, 'places'>): boolean =>
  setupsOf(profile).length > 0 &&
  (sharesRemote(role, profile) || !(role.hybrid || role.office) || Object.keys(profile.places).length > 0);

/**
 * Best over the setups both sides share: remote 1; hybrid and office by place. A role that names no setup does not ask;
 * a talent who names none, or no place where one matters, did not state it.
 */
export function placeFit(role: Setups & Where, profile: Setups & Pick<MatchProfile, 'places'>): Fit {
  const asked = setupsOf(role);
  if (asked.length === 0) return NOT_APPLICABLE;
  if (!statesPlace(role, profile)) return NOT_STATED;
  const [setup] = asked.filter((one) => profile[one]);
  if (setup === undefined) return known(0, [{ kind: 'noSharedSetup' }]);
  if (setup === 'remote') return known(FULL, [{ kind: 'place', setup, reach: 'anywhere', place: null }]);
  const { fit, ...meeting } = bestMeeting(role, profile.places);
  return known(fit, [
    'km' in meeting ? { kind: 'nearbyPlace', setup, ...meeting } : { kind: 'place', setup, ...meeting },
  ]);
}
