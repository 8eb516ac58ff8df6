import type { Connection } from 'mongoose';
import type { CompanyDocument } from '../../records/company.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import { shieldedCompanyOf } from './company-keys.js';
import { candidatesOf, meets } from './meets.js';

/**
 * Notes at every shield which companies it met. Which one met a company that none meets any more was never written: all of
 * the talent's did, so that nobody is shown to it before the last of them is taken down.
 */
export async function fillMetCompanies(connection: Connection): Promise<void> {
  const companies = connection.collection<CompanyDocument>('companies');
  const profiles = connection.collection<JobSeekerProfileDocument>('jobSeekerProfiles');
  const unfilled = { shields: { $elemMatch: { metCompanyIds: { $exists: false } } } };
  for await (const { _id, blockedCompanyIds, shields = [] } of profiles.find(unfilled)) {
    const candidates = await companies.find({ $or: shields.flatMap(candidatesOf) }).toArray();
    const metNow = shields.map((shield) => candidates.filter((company) => meets(shield, shieldedCompanyOf(company))));
    const explained = new Set(metNow.flat().map((company) => company._id.toHexString()));
    const unexplained = blockedCompanyIds.filter((id) => !explained.has(id.toHexString()));
    for (const [index, shield] of shields.entries()) {
      const metCompanyIds = [...(metNow[index] ?? []).map((company) => company._id), ...unexplained];
      await profiles.updateOne(
        { _id },
        { $set: { 'shields.$[unfilled].metCompanyIds': metCompanyIds } },
        { arrayFilters: [{ 'unfilled._id': shield._id, 'unfilled.metCompanyIds': { $exists: false } }] },
      );
    }
  }
}

/** Takes that back: a version from before it does not add to what shields met, and it is noted anew on the way forward. */
export async function forgetMetCompanies(connection: Connection): Promise<void> {
  await connection
    .collection('jobSeekerProfiles')
    .updateMany({ 'shields.0': { $exists: true } }, { $unset: { 'shields.$[].metCompanyIds': 1 } });
}
