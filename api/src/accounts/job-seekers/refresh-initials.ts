import type { Connection } from 'mongoose';
import { initialsOf } from '@vela/market/visibility';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { UserDocument } from '../../records/user.js';

/** Profiles written at once. */
const BATCH = 500;

type Owner = Pick<UserDocument, 'jobSeekerProfileId'> & Partial<Pick<UserDocument, 'givenName' | 'familyName'>>;

const NAMES = { jobSeekerProfileId: 1, givenName: 1, familyName: 1 };

/** Gives every stored profile the initials of its owner by the rules as they are now. */
export async function refreshInitials(connection: Connection): Promise<void> {
  const profiles = connection.collection<JobSeekerProfileDocument>('jobSeekerProfiles');
  let changes: { updateOne: { filter: object; update: object } }[] = [];
  const flush = async (): Promise<void> => {
    if (changes.length > 0) await profiles.bulkWrite(changes, { ordered: false });
    changes = [];
  };
  const owners = connection
    .collection('users')
    .find<Owner>({ jobSeekerProfileId: { $ne: null } }, { projection: NAMES });
  for await (const { jobSeekerProfileId, givenName = '', familyName = '' } of owners) {
    const initials = initialsOf({ givenName, familyName });
    const filter = { _id: jobSeekerProfileId, initials: { $ne: initials } };
    changes.push({ updateOne: { filter, update: { $set: { initials, updatedAt: new Date() } } } });
    if (changes.length === BATCH) await flush();
  }
  await flush();
}
