import type { ClientSession } from 'mongoose';
import { initialsOf } from '@vela/market/visibility';
import { randomId } from '../../platform/database/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';

/**
 * Gives a user an empty job seeker profile.
 * @param session transaction in which the user gets its profile too
 */
export async function createJobSeekerProfile(
  { models, clock }: Collections<'jobSeekerProfiles' | 'users'> & Pick<Platform, 'clock'>,
  user: UserDocument,
  session: ClientSession,
): Promise<JobSeekerProfileDocument> {
  const now = clock.now();
  const profile = new models.jobSeekerProfiles({
    _id: randomId(),
    userId: user._id,
    initials: initialsOf(user),
    createdAt: now,
    updatedAt: now,
  });
  await profile.save({ session });
  await models.users.updateOne({ _id: user._id }, { $set: { jobSeekerProfileId: profile._id } }, { session });
  return profile.toObject();
}
