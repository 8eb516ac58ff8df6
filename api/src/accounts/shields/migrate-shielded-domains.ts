import type { Connection } from 'mongoose';
import { readEmployerDomain } from '@vela/market/companies';
import { domainKey } from '@vela/market/shield';
import type { CompanyDocument } from '../../records/company.js';
import type { JobSeekerProfileDocument, ShieldEntry } from '../../records/job-seeker-profile.js';
import { shieldedCompanyOf } from './company-keys.js';
import { keysOfDomain } from './employer-keys.js';
import { candidatesOf, meets } from './meets.js';

const MARK = domainKey('');

/** What cannot be read stays as it is: it meets nobody, and shows nobody. */
const keysToday = (key: string): readonly string[] => {
  const domain = key.startsWith(MARK) ? readEmployerDomain(key.slice(MARK.length)).domain : null;
  return domain === null ? [key] : keysOfDomain(domain);
};

const withKeysToday = (shield: ShieldEntry): ShieldEntry => ({
  ...shield,
  keys: [...new Set(shield.keys.flatMap(keysToday))],
});

const isChanged = (before: ShieldEntry, after: ShieldEntry): boolean => before.keys.join(' ') !== after.keys.join(' ');

/**
 * Reads the domains of employers that were named in advance as they are read now: one with "www." was no company's, and met
 * nobody. Whom they meet is kept away from now on.
 */
export async function readShieldedDomains(connection: Connection): Promise<void> {
  const companies = connection.collection<CompanyDocument>('companies');
  const profiles = connection.collection<JobSeekerProfileDocument>('jobSeekerProfiles');
  const named = { shields: { $elemMatch: { companyId: null, keys: { $regex: `^${MARK}` } } } };
  for await (const { _id, shields = [] } of profiles.find(named))
    for (const before of shields.filter(({ companyId }) => companyId === null)) {
      const shield = withKeysToday(before);
      if (!isChanged(before, shield)) continue;
      const candidates = await companies.find({ $or: candidatesOf(shield) }).toArray();
      const met = candidates
        .filter((company) => meets(shield, shieldedCompanyOf(company)))
        .map((company) => company._id);
      await profiles.updateOne(
        { _id },
        {
          $addToSet: { blockedCompanyIds: { $each: met }, 'shields.$[changed].metCompanyIds': { $each: met } },
          $set: { 'shields.$[changed].keys': shield.keys, updatedAt: new Date() },
        },
        { arrayFilters: [{ 'changed._id': shield._id }] },
      );
    }
}
