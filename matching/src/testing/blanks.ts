import { EMPLOYMENT_TYPES, WORK_SETUPS } from '@vela/contracts/constants';
import type { MatchProfile } from '../subjects/subjects.js';

/** The profile with one stated term taken back, in every way that there is. */
export function* withBlanks(profile: MatchProfile): Generator<MatchProfile> {
  const nullable = ['experienceYears', 'minSalary', 'maxSalary', 'currency', 'period', 'availability'] as const;
  for (const field of nullable) yield { ...profile, [field]: null };
  for (const flag of [...WORK_SETUPS, ...EMPLOYMENT_TYPES]) yield { ...profile, [flag]: false };
  for (const type of EMPLOYMENT_TYPES) yield { ...profile, [`${type}Percentage`]: null };
  for (const gone of profile.skills) yield { ...profile, skills: profile.skills.filter((skill) => skill !== gone) };
  for (const gone of profile.desiredRoles)
    yield { ...profile, desiredRoles: profile.desiredRoles.filter((role) => role !== gone) };
  for (const [country, cities] of Object.entries(profile.places)) {
    const { [country]: _, ...others } = profile.places;
    yield { ...profile, places: others };
    for (const gone of cities)
      yield { ...profile, places: { ...profile.places, [country]: cities.filter((city) => city !== gone) } };
    yield { ...profile, places: { ...profile.places, [country]: [] } };
  }
  yield { ...profile, places: {}, remote: false, hybrid: false, office: false };
  yield { ...profile, places: {}, minSalary: null, maxSalary: null, permanent: false, freelance: false };
}
