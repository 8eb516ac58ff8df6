import { Types } from 'mongoose';
import type { ProfileViewInput, ViewedProfile } from '@vela/contracts/schemas';
import { mayBeSeenBy, showsIdentity } from '@vela/market/visibility';
import { companyById, searcherOf } from '../../accounts/companies/index.js';
import { anonymousProfileOf, extraProfileOf } from '../../accounts/job-seekers/index.js';
import { requestCostOf } from '../../money/ledger/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { matchProfileOf } from '../matching/index.js';

interface SightNeeds extends Collections<'connections' | 'jobSeekerProfiles' | 'users'> {
  readonly catalogue: Catalogue;
}
type ViewNeeds = SightNeeds & Collections<'companies'> & Pick<Platform, 'clock'>;
type RecordViewNeeds = SightNeeds & Collections<'profileViews'> & Pick<Platform, 'clock'>;

interface Sight {
  readonly profile: JobSeekerProfileDocument;
  readonly connection: ConnectionDocument | null;
}

/** @throws AppError 404 if the company may not see the profile, as if there were none */
async function profileInSight(app: SightNeeds, caller: CompanyCaller, id: string): Promise<Sight> {
  const { models, catalogue } = app;
  const profileId = new Types.ObjectId(id);
  const [profile, connection, searcher] = await Promise.all([
    models.jobSeekerProfiles.findById(profileId).lean<JobSeekerProfileDocument | null>(),
    models.connections
      .findOne({ companyId: caller.companyId, jobSeekerProfileId: profileId, live: true })
      .lean<ConnectionDocument | null>(),
    searcherOf(app, caller.companyId),
  ]);
  if (profile === null || !mayBeSeenBy(searcher, matchProfileOf(profile, catalogue.current), connection !== null))
    throw notFound('There is no such profile.');
  return { profile, connection };
}

/** @returns a talent's profile; who it is only once the talent accepted a request of the caller's company */
export async function viewProfile(app: ViewNeeds, caller: CompanyCaller, id: string): Promise<ViewedProfile> {
  const { profile, connection } = await profileInSight(app, caller, id);
  const [company, user] = await Promise.all([
    companyById(app, caller.companyId),
    showsIdentity(connection?.status) ? app.models.users.findById(profile.userId).lean<UserDocument | null>() : null,
  ]);
  return {
    ...anonymousProfileOf(profile, app.catalogue.current),
    extra: user === null ? null : extraProfileOf(profile, user),
    cost: requestCostOf(company, profile, app.clock.now()),
  };
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
