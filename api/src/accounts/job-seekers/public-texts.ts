import type { FieldProblem } from '@vela/contracts/problem';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { UserDocument } from '../../records/user.js';
import { type Identity, identityIn } from './identity.js';

/** Every text of the talent's own that recruiters read before the talent accepted; places come from lists. */
const publicTexts = (profile: JobSeekerProfileDocument): readonly (readonly [field: string, text: string])[] => [
  ['aboutMe', profile.aboutMe ?? ''],
  ['currentRole', profile.currentRole ?? ''],
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
