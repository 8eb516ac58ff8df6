import type { Connection } from 'mongoose';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { UserDocument } from '../../records/user.js';
import { identityProblems } from './public-texts.js';

/** Profiles read at once. */
const BATCH = 500;

type Stored = Pick<JobSeekerProfileDocument, '_id' | 'aboutMe' | 'currentRole' | 'linkedinProfile'>;
type Owner = Pick<UserDocument, 'jobSeekerProfileId' | 'givenName' | 'familyName' | 'email'>;

const FIELDS = { aboutMe: 1, currentRole: 1, linkedinProfile: 1 };
const NAMES = { jobSeekerProfileId: 1, givenName: 1, familyName: 1, email: 1 };

/**
 * Holds every stored profile against the rules as they are now. Texts that tell who somebody is are kept from recruiters,
 * and their owner is asked on the dashboard to change them; nothing is deleted.
 */
export async function withholdTellingTexts(connection: Connection): Promise<void> {
  const profiles = connection.collection<Stored & { textsWithheld?: boolean }>('jobSeekerProfiles');
  const users = connection.collection<Owner>('users');
  const withhold = async (batch: readonly Stored[]): Promise<void> => {
    const owners = users.find({ jobSeekerProfileId: { $in: batch.map(({ _id }) => _id) } }, { projection: NAMES });
    const ownerOf = new Map<string, Owner>();
    for await (const owner of owners) ownerOf.set(String(owner.jobSeekerProfileId), owner);
    const telling = batch.filter((profile) => {
      const owner = ownerOf.get(profile._id.toHexString());
      return owner !== undefined && identityProblems(profile, owner).length > 0;
    });
    if (telling.length === 0) return;
    const ids = telling.map(({ _id }) => _id);
    await profiles.updateMany({ _id: { $in: ids } }, { $set: { textsWithheld: true, updatedAt: new Date() } });
  };
  let batch: Stored[] = [];
  for await (const profile of profiles.find<Stored>({ textsWithheld: { $ne: true } }, { projection: FIELDS })) {
    batch.push(profile);
    if (batch.length < BATCH) continue;
    await withhold(batch);
    batch = [];
  }
  await withhold(batch);
}
