import type { Types } from 'mongoose';
import { t } from '@vela/language';
import { notFound } from '../../platform/errors/index.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';

/** @returns the profile of a talent who calls, or null if it is gone */
export const findOwnProfile = (
  { models, records }: Collections<'jobSeekerProfiles'>,
  profileId: Types.ObjectId,
): Promise<JobSeekerProfileDocument | null> =>
  records.one('jobSeekerProfiles', profileId.toHexString(), () =>
    models.jobSeekerProfiles.findById(profileId).lean<JobSeekerProfileDocument | null>(),
  );

/** As `findOwnProfile`. @throws AppError 404 if it is gone */
export async function ownProfile(
  app: Collections<'jobSeekerProfiles'>,
  { jobSeekerProfileId }: { readonly jobSeekerProfileId: Types.ObjectId },
): Promise<JobSeekerProfileDocument> {
  const profile = await findOwnProfile(app, jobSeekerProfileId);
  if (profile === null) throw notFound(t('There is no such profile.'));
  return profile;
}
