import { isDeepStrictEqual } from 'node:util';
import type { Connection } from 'mongoose';
import {
  DEFAULT_CURRENCY,
  DEFAULT_SALARY_PERIOD,
  EMPLOYMENT_PERCENTAGE_DEFAULT,
  EMPLOYMENT_TYPES,
} from '@vela/contracts/constants';
import { consistent } from '@vela/market/profiles';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';

/** Profiles written at once. */
const BATCH = 500;

type Terms = Pick<
  JobSeekerProfileDocument,
  | 'minSalary'
  | 'maxSalary'
  | 'currency'
  | 'compensationTimePeriod'
  | 'permanent'
  | 'freelance'
  | 'permanentPercentage'
  | 'freelancePercentage'
>;

/**
 * What the form's defaults say where a talent stated the rest: an amount is in kronor a month, an employment is full
 * time. It is stored, so that it is shown, and a blank never counts for more than what was said.
 */
export function withDefaults(terms: Terms): Partial<Terms> {
  const said: Partial<Terms> = {};
  if ((terms.minSalary ?? terms.maxSalary) !== null) {
    said.currency = terms.currency ?? DEFAULT_CURRENCY;
    said.compensationTimePeriod = terms.compensationTimePeriod ?? DEFAULT_SALARY_PERIOD;
  }
  for (const type of EMPLOYMENT_TYPES)
    if (terms[type]) said[`${type}Percentage`] = terms[`${type}Percentage`] ?? EMPLOYMENT_PERCENTAGE_DEFAULT;
  return said;
}

function mended(profile: JobSeekerProfileDocument): Partial<JobSeekerProfileDocument> | null {
  const changed: Partial<JobSeekerProfileDocument> = { ...withDefaults(profile), ...consistent(profile) };
  const isNew = Object.entries(changed).some(
    ([field, value]) => !isDeepStrictEqual(value, profile[field as keyof JobSeekerProfileDocument] ?? null),
  );
  return isNew ? changed : null;
}

/** Makes profiles from before their statements were held against each other consistent. */
export async function makeProfilesConsistent(connection: Connection): Promise<void> {
  const profiles = connection.collection<JobSeekerProfileDocument>('jobSeekerProfiles');
  let changes: { updateOne: { filter: object; update: object } }[] = [];
  const flush = async (): Promise<void> => {
    if (changes.length > 0) await profiles.bulkWrite(changes, { ordered: false });
    changes = [];
  };
  for await (const profile of profiles.find()) {
    const changed = mended(profile);
    if (changed === null) continue;
    const update = { $set: { ...changed, updatedAt: new Date() } };
    changes.push({ updateOne: { filter: { _id: profile._id }, update } });
    if (changes.length === BATCH) await flush();
  }
  await flush();
}
