import type { SessionUser } from '@vela/contracts/schemas';
import { outstandingTexts } from '@vela/market/consents';
import type { Settings } from '../../config/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { agreedTexts } from '../consents/index.js';
import { findOwnProfile, ownProfileOf } from '../job-seekers/index.js';
import { readTalentSeeker } from '../talent-seekers/index.js';
import { pictureUrlOf } from '../users/index.js';

interface Needs
  extends
    Collections<'companies' | 'consents' | 'jobSeekerProfiles' | 'talentSeekerProfiles' | 'users'>,
    Pick<Platform, 'clock'>,
    Settings<'launchOfferUntil'> {
  readonly catalogue: Catalogue;
}

async function ownJobSeekerProfile(
  app: Pick<Needs, 'models' | 'records' | 'catalogue'>,
  { jobSeekerProfileId }: UserDocument,
) {
  if (jobSeekerProfileId === null) return undefined;
  const profile = await findOwnProfile(app, jobSeekerProfileId);
  return profile === null ? undefined : ownProfileOf(profile, app.catalogue.spoken);
}

/** @returns a user with the profiles that the account has */
export async function readSessionUser(app: Needs, user: UserDocument): Promise<SessionUser> {
  const [jobSeeker, talentSeeker, agreed] = await Promise.all([
    ownJobSeekerProfile(app, user),
    readTalentSeeker(app, user),
    agreedTexts(app, user._id),
  ]);
  return {
    id: user._id.toHexString(),
    givenName: user.givenName,
    familyName: user.familyName,
    firstName: user.givenName,
    email: user.email,
    profilePictureUrl: user.hasPicture ? pictureUrlOf(user._id.toHexString()) : null,
    referralCode: user.referralCode,
    admin: user.admin,
    lastActedAs: user.lastActedAs ?? null,
    language: user.language ?? null,
    payCurrency: user.payCurrency ?? null,
    outstandingTexts: {
      jobSeeker: outstandingTexts('jobSeeker', agreed),
      talentSeeker: outstandingTexts('talentSeeker', agreed),
    },
    jobSeeker,
    talentSeeker,
  };
}
