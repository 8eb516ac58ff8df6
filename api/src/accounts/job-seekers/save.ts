import type { ClientSession, Types } from 'mongoose';
import type { FieldProblem } from '@vela/contracts/problem';
import type { JobSeekerInput, OwnProfile } from '@vela/contracts/schemas';
import { type ContradictionField, rangeProblem, statedContradictions } from '@vela/market/profiles';
import type { Caller } from '../../platform/endpoints/index.js';
import { fieldErrors } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { type CountriesSource, type ListedPlaces, listedPlaces } from '../../reference/countries/index.js';
import { changesBy } from './changes.js';
import { withDefaults } from './consistent-profiles.js';
import { createJobSeekerProfile } from './create.js';
import { ownProfileOf } from './mappers.js';
import type { ProfileWatcher } from './profile-watcher.js';
import { identityProblems } from './public-texts.js';

interface Needs extends Collections<'jobSeekerProfiles' | 'users'>, Pick<Platform, 'clock' | 'inTransaction'> {
  readonly catalogue: Catalogue;
  readonly countries: CountriesSource;
  readonly profileWatcher: ProfileWatcher;
}

async function profileFor(
  app: Collections<'jobSeekerProfiles' | 'users'> & Pick<Platform, 'clock'>,
  user: UserDocument,
  session: ClientSession,
): Promise<JobSeekerProfileDocument> {
  if (user.jobSeekerProfileId === null) return createJobSeekerProfile(app, user, session);
  const profile = await app.models.jobSeekerProfiles
    .findById(user.jobSeekerProfileId)
    .session(session)
    .lean<JobSeekerProfileDocument | null>();
  if (profile === null) throw new Error('The account names a profile that does not exist.');
  return profile;
}

/** The field of the input that holds the statement, where it is named differently. */
const FIELD_OF: Readonly<Record<ContradictionField, readonly (keyof JobSeekerInput)[]>> = {
  experienceYears: ['experienceYears', 'jobSeekerProfilesRoles', 'nextRole'],
  skills: ['jobSeekerProfileSkills'],
};

/** What would contradict itself after the save, told at the field that this save changes; another form's is left alone. */
const contradictionProblems = (changed: JobSeekerProfileDocument, input: JobSeekerInput): FieldProblem[] =>
  statedContradictions(changed).flatMap(({ field, message }) => {
    const given = FIELD_OF[field].find((name) => input[name] !== undefined);
    return given === undefined ? [] : [{ field: given, message }];
  });

/** The same of the pay that is asked for. */
function rangeProblems(changed: JobSeekerProfileDocument, input: JobSeekerInput): FieldProblem[] {
  const message = rangeProblem(changed);
  const field = (['maxSalary', 'minSalary'] as const).find((end) => input[end] !== undefined);
  return message === null || field === undefined ? [] : [{ field, message }];
}

async function save(
  app: Needs,
  userId: Types.ObjectId,
  input: JobSeekerInput,
  places: ListedPlaces | null,
  session: ClientSession,
): Promise<JobSeekerProfileDocument> {
  const user = await app.models.users.findById(userId).session(session).lean<UserDocument | null>();
  if (user === null) throw new Error('The account vanished while its profile was saved.');
  const before = await profileFor(app, user, session);
  const { changes, problems } = changesBy(input, before, app.catalogue.current, places);
  const stated = { ...before, ...changes };
  const changed = { ...stated, ...withDefaults(stated) };
  const telling = identityProblems(changed, user);
  const refused = [
    ...problems,
    ...contradictionProblems(changed, input),
    ...rangeProblems(changed, input),
    ...telling.filter(({ field }) => field in input),
  ];
  if (refused.length > 0) throw fieldErrors(refused);
  // What another form holds is no reason to refuse this one: it stays out of sight until it is changed.
  const state = { textsWithheld: telling.length > 0, updatedAt: app.clock.now() };
  await app.models.jobSeekerProfiles.updateOne(
    { _id: before._id },
    { $set: { ...changes, ...withDefaults(stated), ...state } },
    { session },
  );
  return { ...changed, ...state };
}

/**
 * Creates or updates the caller's job seeker profile.
 * @throws AppError 422 by field: roles or skills of another category, places of no list, statements that contradict each
 * other, or a text that tells who the talent is
 */
export async function saveJobSeekerProfile(app: Needs, caller: Caller, input: JobSeekerInput): Promise<OwnProfile> {
  const { countriesCities } = input;
  const places =
    countriesCities === undefined ? null : await listedPlaces(app.countries, countriesCities, 'countriesCities');
  const profile = await app.inTransaction((session) => save(app, caller.userId, input, places, session));
  app.profileWatcher.profileSaved(profile._id.toHexString());
  return ownProfileOf(profile, app.catalogue.spoken);
}
