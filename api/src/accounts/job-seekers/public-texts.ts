import type { FieldProblem } from '@vela/contracts/problem';
import { anonymousPlaces, type FieldText, jobSeekerInputSchema, textsAtPlaces } from '@vela/contracts/schemas';
import { type Identity, identityIn } from '@vela/market/anonymity';
import type { Caller } from '../../platform/endpoints/index.js';
import { fieldErrors } from '../../platform/errors/index.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';

type Person = Pick<UserDocument, 'givenName' | 'familyName' | 'email'>;

/** Fields of a profile that are the talent's own words; they are stored under the names that they are saved by. */
const OWN_TEXTS = anonymousPlaces(jobSeekerInputSchema);

const problemsIn = (texts: readonly FieldText[], identity: Identity): readonly FieldProblem[] =>
  texts.flatMap(({ field, text }) => {
    const message = identityIn(text, identity);
    return message === null ? [] : [{ field, message }];
  });

/** @returns by field what of a profile would tell recruiters who the talent is; places come from lists */
export const identityProblems = (
  profile: Pick<JobSeekerProfileDocument, 'aboutMe' | 'currentRole' | 'linkedinProfile'>,
  person: Person,
): readonly FieldProblem[] =>
  problemsIn(textsAtPlaces(OWN_TEXTS, profile), { ...person, linkedinProfile: profile.linkedinProfile });

/**
 * Holds texts of any endpoint that companies read before a yes against the account of who wrote them.
 * @throws AppError 422 by field, with the words that tell
 */
export async function checkAnonymousTexts(
  { models }: Collections<'users' | 'jobSeekerProfiles'>,
  { userId, jobSeekerProfileId }: Caller,
  texts: readonly FieldText[],
): Promise<void> {
  if (texts.length === 0) return;
  const [person, profile] = await Promise.all([
    models.users.findById(userId, { givenName: 1, familyName: 1, email: 1 }).lean<Person | null>(),
    jobSeekerProfileId === null
      ? null
      : models.jobSeekerProfiles
          .findById(jobSeekerProfileId, { linkedinProfile: 1 })
          .lean<Pick<JobSeekerProfileDocument, 'linkedinProfile'> | null>(),
  ]);
  if (person === null) throw new Error('The account vanished while its texts were read.');
  const problems = problemsIn(texts, { ...person, linkedinProfile: profile?.linkedinProfile ?? null });
  if (problems.length > 0) throw fieldErrors(problems);
}
