import { Types } from 'mongoose';
import type { ProfileViewInput, ViewedProfile } from '@vela/contracts/schemas';
import { isShowable } from '@vela/market/visibility';
import type { MatchProfile } from '@vela/matching';
import { anonymousProfileOf, extraProfileOf } from '../../accounts/job-seekers/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { matchProfileOf } from '../matching/index.js';

interface RecordViewNeeds
  extends Collections<'connections' | 'jobSeekerProfiles' | 'profileViews'>, Pick<Platform, 'clock'> {
  readonly catalogue: Catalogue;
}

/** Open to contact, complete enough and not blocking the company; or already connected with it. */
const mayBeSeenBy = (profile: MatchProfile, caller: CompanyCaller, connected: boolean): boolean =>
  connected ||
  (profile.availableForContact &&
    isShowable(profile) &&
    !profile.blockedCompanyIds.includes(caller.companyId.toHexString()));

interface Sight {
  readonly profile: JobSeekerProfileDocument;
  readonly connection: ConnectionDocument | null;
}

/** @throws AppError 404 if the company may not see the profile, as if there were none */
async function profileInSight(
  { models, catalogue }: Collections<'connections' | 'jobSeekerProfiles'> & { readonly catalogue: Catalogue },
  caller: CompanyCaller,
  id: string,
): Promise<Sight> {
  const profileId = new Types.ObjectId(id);
  const [profile, connection] = await Promise.all([
    models.jobSeekerProfiles.findById(profileId).lean<JobSeekerProfileDocument | null>(),
    models.connections
      .findOne({ companyId: caller.companyId, jobSeekerProfileId: profileId, live: true })
      .lean<ConnectionDocument | null>(),
  ]);
  if (profile === null || !mayBeSeenBy(matchProfileOf(profile, catalogue.current), caller, connection !== null))
    throw notFound('There is no such profile.');
  return { profile, connection };
}

/** @returns a talent's profile; who it is only once the talent accepted a request of the caller's company */
export async function viewProfile(
  app: Collections<'connections' | 'jobSeekerProfiles' | 'users'> & { readonly catalogue: Catalogue },
  caller: CompanyCaller,
  id: string,
): Promise<ViewedProfile> {
  const { profile, connection } = await profileInSight(app, caller, id);
  const anonymous = anonymousProfileOf(profile, app.catalogue.current);
  if (connection?.status !== 'accepted') return { ...anonymous, extra: null };
  const user = await app.models.users.findById(profile.userId).lean<UserDocument | null>();
  return { ...anonymous, extra: user === null ? null : extraProfileOf(profile, user) };
}

/** Records that the company opened a profile, for the talent to see. */
export async function recordView(app: RecordViewNeeds, caller: CompanyCaller, input: ProfileViewInput): Promise<void> {
  const { profile } = await profileInSight(app, caller, input.jobSeekerId);
  await app.models.profileViews.create({
    jobSeekerProfileId: profile._id,
    companyId: caller.companyId,
    userId: caller.userId,
    openRoleId: input.openRoleId ? new Types.ObjectId(input.openRoleId) : null,
    at: app.clock.now(),
  });
}
