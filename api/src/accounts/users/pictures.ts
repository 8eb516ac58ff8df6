import { Types } from 'mongoose';
import { type Caller, ReadyBytes } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';

const isOwn = (caller: Caller, id: Types.ObjectId): boolean =>
  [caller.userId, caller.jobSeekerProfileId, caller.talentSeekerProfileId].some((own) => own?.equals(id) === true);

/** @returns whose picture the caller may see under the id, or null: their own, or one disclosed to their company */
async function ownerFor(
  { models }: Collections<'connections' | 'jobSeekerProfiles'>,
  caller: Caller,
  id: Types.ObjectId,
): Promise<Types.ObjectId | null> {
  if (isOwn(caller, id)) return caller.userId;
  if (caller.companyId === null) return null;
  const accepted = await models.connections.exists({
    companyId: caller.companyId,
    jobSeekerProfileId: id,
    status: 'accepted',
  });
  if (accepted === null) return null;
  const profile = await models.jobSeekerProfiles.findById(id).lean<JobSeekerProfileDocument | null>();
  return profile?.userId ?? null;
}

/**
 * A talent's picture, for the owner and for a company whose request was accepted.
 * @throws AppError 404 for everybody else, as if there were none
 */
export async function readPicture(
  app: Collections<'connections' | 'jobSeekerProfiles' | 'profilePictures'>,
  caller: Caller,
  id: string,
): Promise<ReadyBytes> {
  const userId = await ownerFor(app, caller, new Types.ObjectId(id));
  const picture = userId === null ? null : await app.models.profilePictures.findOne({ userId });
  if (picture === null) throw notFound('There is no such picture.');
  return new ReadyBytes(picture.bytes, picture.contentType, `"${picture.updatedAt.getTime().toString(36)}"`);
}
