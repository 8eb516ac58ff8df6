import type { FieldProblem } from '@vela/contracts/problem';
import type { CountryEntry, JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { UserDocument } from '../../records/user.js';
import { citiesIn } from '../../reference/countries/index.js';
import { type Identity, identityIn } from './identity.js';

/** Places that somebody typed: those that can be chosen from the list may be named like anybody. */
const typedPlaces = ({ country, cities }: CountryEntry): readonly string[] => {
  const known = citiesIn(country);
  return known === null ? [country, ...cities] : cities.filter((city) => !known.includes(city));
};

/** Every text of the talent's own that recruiters read before the talent accepted. */
const publicTexts = (profile: JobSeekerProfileDocument): readonly (readonly [field: string, text: string])[] => [
  ['aboutMe', profile.aboutMe ?? ''],
  ['currentRole', profile.currentRole ?? ''],
  ...profile.countries.flatMap(typedPlaces).map((place) => ['countriesCities', place] as const),
];

/** @returns by field what would tell recruiters who the talent is */
export function identityProblems(
  profile: JobSeekerProfileDocument,
  user: Pick<UserDocument, 'givenName' | 'familyName' | 'email'>,
): readonly FieldProblem[] {
  const identity: Identity = { ...user, linkedinProfile: profile.linkedinProfile };
  return publicTexts(profile).flatMap(([field, text]) => {
    const message = identityIn(text, identity);
    return message === null ? [] : [{ field, message }];
  });
}
