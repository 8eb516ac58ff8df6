import type { Types } from 'mongoose';
import { t } from '@vela/language';
import { showsIdentity } from '@vela/market/visibility';
import { type Caller, ReadyBytes } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { findTalent, sightOf } from '../sight/index.js';

interface Needs
  extends
    Collections<'companies' | 'connections' | 'jobSeekerProfiles' | 'profilePictures' | 'users'>,
    Pick<Platform, 'handles'> {
  readonly catalogue: Catalogue;
}

const isOwn = (caller: Caller, name: string): boolean =>
  [caller.userId, caller.jobSeekerProfileId, caller.talentSeekerProfileId].some((own) => own?.toHexString() === name);

/** @returns whose picture the caller may see: their own, or one disclosed to their company */
async function ownerFor(app: Needs, caller: Caller, name: string): Promise<Types.ObjectId | null> {
  if (isOwn(caller, name)) return caller.userId;
  const { companyId, jobSeekerProfileId } = caller;
  if (companyId === null) return null;
  const seen = await findTalent(app, await sightOf(app, { companyId, jobSeekerProfileId }), name);
  return seen !== null && showsIdentity(seen.connection?.status) ? seen.profile.userId : null;
}

/**
 * A talent's picture, for the owner and for a company whose request was accepted.
 * @param name the talent's handle, or an id of the caller's own
 * @throws AppError 404 for everybody else, as if there were none
 */
export async function readPicture(app: Needs, caller: Caller, name: string): Promise<ReadyBytes> {
  const userId = await ownerFor(app, caller, name);
  const picture = userId === null ? null : await app.models.profilePictures.findOne({ userId });
  if (picture === null) throw notFound(t('There is no such picture.'));
  return new ReadyBytes(picture.bytes, picture.contentType, `"${picture.updatedAt.getTime().toString(36)}"`);
}
