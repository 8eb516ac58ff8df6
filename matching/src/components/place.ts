import { WORK_SETUPS, type WorkSetup } from '@vela/contracts/constants';
import type { MatchFact } from '@vela/contracts/matching';
import type { MatchProfile, MatchRole, Places } from '../subjects.js';
import { type Fit, FULL, known, NOT_APPLICABLE, UNKNOWN_FIT } from './fit.js';

/** Fit of the same country when both name cities and share none (docs/score.md). */
const SAME_COUNTRY = 5_000;

type Reach = Extract<MatchFact, { kind: 'place' }>['reach'];

interface Meeting {
  readonly fit: number;
  readonly reach: Reach;
  readonly place: string | null;
}

const ELSEWHERE: Meeting = { fit: 0, reach: 'elsewhere', place: null };

function meetingInCountry(country: string, roleCities: readonly string[], talentCities: readonly string[]): Meeting {
  const city = roleCities.find((candidate) => talentCities.includes(candidate));
  if (city !== undefined) return { fit: FULL, reach: 'sameCity', place: `${city}, ${country}` };
  if (roleCities.length === 0 || talentCities.length === 0)
    return { fit: FULL, reach: 'countryAnyCity', place: country };
  return { fit: SAME_COUNTRY, reach: 'sameCountry', place: country };
}

/** Where both could meet: the best over the countries they share. */
export function bestMeeting(rolePlaces: Places, talentPlaces: Places): Meeting {
  let best = ELSEWHERE;
  for (const [country, roleCities] of Object.entries(rolePlaces)) {
    const talentCities = talentPlaces[country];
    if (talentCities === undefined) continue;
    const meeting = meetingInCountry(country, roleCities, talentCities);
    if (meeting.fit > best.fit) best = meeting;
  }
  return best;
}

const setupsOf = (subject: MatchRole | MatchProfile): readonly WorkSetup[] =>
  WORK_SETUPS.filter((setup) => subject[setup]);

/**
 * Best over the setups both sides share: remote 1; hybrid and office by place. A role that names no setup does not ask;
 * a talent who names none, or no place where one matters, left it unknown.
 */
export function placeFit(role: MatchRole, profile: MatchProfile): Fit {
  const asked = setupsOf(role);
  if (asked.length === 0) return NOT_APPLICABLE;
  const offered = setupsOf(profile);
  if (offered.length === 0) return UNKNOWN_FIT;
  const shared = asked.filter((setup) => offered.includes(setup));
  const [first] = shared;
  if (first === undefined) return known(0, [{ kind: 'noSharedSetup' }]);
  if (first === 'remote') return known(FULL, [{ kind: 'place', setup: 'remote', reach: 'anywhere', place: null }]);
  if (Object.keys(profile.places).length === 0) return UNKNOWN_FIT;
  const meeting = bestMeeting(role.places, profile.places);
  return known(meeting.fit, [{ kind: 'place', setup: first, reach: meeting.reach, place: meeting.place }]);
}
