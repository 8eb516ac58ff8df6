import { type ClientSession, Types } from 'mongoose';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { TalentSeekerProfileDocument } from '../../records/talent-seeker-profile.js';
import type { UserDocument } from '../../records/user.js';

/**
 * Gives a user an empty talent seeker profile.
 * @param session transaction in which the user gets its profile too
 */
export async function createTalentSeekerProfile(
  { models, clock }: Collections<'talentSeekerProfiles' | 'users'> & Pick<Platform, 'clock'>,
  user: UserDocument,
  session: ClientSession,
): Promise<TalentSeekerProfileDocument> {
  const now = clock.now();
  const profile = new models.talentSeekerProfiles({
    _id: new Types.ObjectId(),
    userId: user._id,
    createdAt: now,
    updatedAt: now,
  });
  await profile.save({ session });
  await models.users.updateOne({ _id: user._id }, { $set: { talentSeekerProfileId: profile._id } }, { session });
  return profile.toObject();
}
