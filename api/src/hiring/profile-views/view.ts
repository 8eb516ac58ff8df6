import type { Types } from 'mongoose';
import type { ProfileViewInput, ViewedProfile } from '@vela/contracts/schemas';
import { MINUTE_MS } from '@vela/market/days';
import { showsIdentity } from '@vela/market/visibility';
import { companyById } from '../../accounts/companies/index.js';
import { anonymousProfileOf, extraProfileOf } from '../../accounts/job-seekers/index.js';
import { requestCostOf } from '../../money/ledger/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { ownOpenRole } from '../open-roles/index.js';
import { isStillThere, sightOf, talentInSight } from '../sight/index.js';

interface ViewNeeds
  extends
    Collections<'companies' | 'connections' | 'jobSeekerProfiles' | 'openRoles' | 'profileViews' | 'users'>,
    Pick<Platform, 'clock' | 'handles'> {
  readonly catalogue: Catalogue;
}

/** Somebody who opens the same profile again within so many minutes is still looking at it. */
const SAME_LOOK_MINUTES = 10;

/** Leaves a trace of the look, for the talent to see. */
async function recordLook(
  app: Collections<'jobSeekerProfiles' | 'profileViews'> & Pick<Platform, 'clock'>,
  { companyId, userId }: CompanyCaller,
  jobSeekerProfileId: Types.ObjectId,
  openRoleId: Types.ObjectId | null,
): Promise<void> {
  const at = app.clock.now();
  const since = new Date(at.getTime() - SAME_LOOK_MINUTES * MINUTE_MS);
  const look = { jobSeekerProfileId, companyId, userId };
  const same = await app.models.profileViews.exists({ ...look, at: { $gt: since } });
  if (same !== null) return;
  await app.models.profileViews.create({ ...look, openRoleId, at });
  if (!(await isStillThere(app, jobSeekerProfileId))) await app.models.profileViews.deleteMany({ jobSeekerProfileId });
}

/** @throws AppError 404 if the role is not one of the company's */
const roleIn = async (
  app: Collections<'openRoles'>,
  caller: CompanyCaller,
  openRoleId: string | null | undefined,
): Promise<Types.ObjectId | null> => (openRoleId ? (await ownOpenRole(app, caller, openRoleId))._id : null);

/**
 * Opens a talent's profile, which the talent gets to know of.
 * @param openRoleId the role for which the company looks, where it does for one
 * @returns the profile; who it is only once the talent accepted a request of the caller's company
 * @throws AppError 404 for a talent whom the company may not see, or another company's role
 */
export async function openProfile(
  app: ViewNeeds,
  caller: CompanyCaller,
  handle: string,
  openRoleId?: string,
): Promise<ViewedProfile> {
  const [sight, role] = await Promise.all([sightOf(app, caller), roleIn(app, caller, openRoleId)]);
  const { profile, connection } = await talentInSight(app, sight, handle);
  const [company, user] = await Promise.all([
    companyById(app, caller.companyId),
    showsIdentity(connection?.status) ? app.models.users.findById(profile.userId).lean<UserDocument | null>() : null,
    recordLook(app, caller, profile._id, role),
  ]);
  return {
    ...anonymousProfileOf(profile, app.catalogue.spoken, sight.handles),
    extra: user === null ? null : extraProfileOf(profile, user, sight.handles),
    cost: requestCostOf(company, profile, app.clock.now()),
  };
}

/**
 * What a browser says of a look. It is checked and otherwise left alone: looks are recorded where profiles are opened.
 * @throws AppError 404 as `openProfile`
 */
export async function checkView(app: ViewNeeds, caller: CompanyCaller, input: ProfileViewInput): Promise<void> {
  const [sight] = await Promise.all([sightOf(app, caller), roleIn(app, caller, input.openRoleId)]);
  await talentInSight(app, sight, input.jobSeekerId);
}
