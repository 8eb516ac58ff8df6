import { type Connection, Types } from 'mongoose';
import { coreOfName } from '@vela/market/shield';
import type { CompanyDocument } from '../../records/company.js';
import type { ShieldEntry } from '../../records/job-seeker-profile.js';
import { companyKeysOf } from './company-keys.js';

interface Blocking {
  readonly _id: Types.ObjectId;
  readonly blockedCompanyIds: readonly Types.ObjectId[];
}

/** Gives companies what they are found by, and talents a shield for every company that they had blocked. */
export async function fillShields(connection: Connection): Promise<void> {
  const companies = connection.collection<CompanyDocument>('companies');
  for await (const company of companies.find({ nameEndings: { $exists: false } }))
    await companies.updateOne({ _id: company._id }, { $set: companyKeysOf(company) });
  const profiles = connection.collection<Blocking>('jobSeekerProfiles');
  for await (const { _id, blockedCompanyIds } of profiles.find({
    shields: { $exists: false },
    'blockedCompanyIds.0': { $exists: true },
  })) {
    const blocked = await companies.find({ _id: { $in: [...blockedCompanyIds] } }).toArray();
    const shields = blocked.map((company): ShieldEntry => ({
      _id: new Types.ObjectId(),
      companyId: company._id,
      name: company.name,
      nameCore: coreOfName(company.name),
      keys: companyKeysOf(company).identityKeys ?? [],
      createdAt: new Date(),
    }));
    await profiles.updateOne({ _id }, { $set: { shields } });
  }
}
