import { Types } from 'mongoose';
import type { UserType } from '@vela/contracts/constants';
import type { SessionUser } from '@vela/contracts/schemas';
import type { App } from '../../app.js';
import type { Caller } from '../../platform/endpoints/index.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { TalentSeekerProfileDocument } from '../../records/talent-seeker-profile.js';
import type { UserDocument } from '../../records/user.js';
import { readCompany } from '../companies/read.js';
import { ownProfileOf } from '../job-seekers/mappers.js';
import { talentSeekerOf } from '../talent-seekers/mappers.js';
import { pictureUrlOf } from './picture-url.js';

const callerOf = (user: UserDocument): Caller => ({
  userId: user._id,
  admin: user.admin,
  jobSeekerProfileId: user.jobSeekerProfileId,
  talentSeekerProfileId: user.talentSeekerProfileId,
  companyId: user.companyId,
});

/** @returns who the session's user is, or null if the account is gone or suspended */
export async function loadCaller({ models }: App, userId: string): Promise<Caller | null> {
  const user = await models.users.findById(new Types.ObjectId(userId)).lean<UserDocument | null>();
  return user === null || (user.suspendedAt ?? null) !== null ? null : callerOf(user);
}

async function ownJobSeekerProfile({ models, catalogue }: App, { jobSeekerProfileId }: UserDocument) {
  if (jobSeekerProfileId === null) return undefined;
  const profile = await models.jobSeekerProfiles.findById(jobSeekerProfileId).lean<JobSeekerProfileDocument | null>();
  return profile === null ? undefined : ownProfileOf(profile, catalogue.current);
}

async function ownTalentSeekerProfile(app: App, { talentSeekerProfileId, companyId }: UserDocument) {
  if (talentSeekerProfileId === null) return undefined;
  const [profile, company] = await Promise.all([
    app.models.talentSeekerProfiles.findById(talentSeekerProfileId).lean<TalentSeekerProfileDocument | null>(),
    companyId === null ? null : readCompany(app, companyId),
  ]);
  return profile === null ? undefined : talentSeekerOf(profile, company);
}

/** @returns the signed-in user with the profiles that the account has; null if the account is gone */
export async function readSessionUser(app: App, userId: Types.ObjectId): Promise<SessionUser | null> {
  const user = await app.models.users.findById(userId).lean<UserDocument | null>();
  if (user === null) return null;
  const [jobSeeker, talentSeeker] = await Promise.all([
    ownJobSeekerProfile(app, user),
    ownTalentSeekerProfile(app, user),
  ]);
  return {
    id: user._id.toHexString(),
    givenName: user.givenName,
    familyName: user.familyName,
    firstName: user.givenName,
    email: user.email,
    profilePictureUrl: user.hasPicture ? pictureUrlOf(user._id) : null,
    admin: user.admin,
    lastActedAs: user.lastActedAs ?? null,
    jobSeeker,
    talentSeeker,
  };
}

/** Keeps the role in which a person acts; what their account has decides whether it counts. */
export async function chooseActingRole({ models }: App, { userId }: Caller, userType: UserType): Promise<void> {
  await models.users.updateOne({ _id: userId }, { $set: { lastActedAs: userType } });
}
