import type { Connection } from 'mongoose';
import { identityKeysOf } from '@vela/market/companies';
import { personKeysOf } from '@vela/market/offers';
import type { Config } from '../../config/index.js';
import { isDuplicateKey } from '../../platform/errors/index.js';
import { marksOn } from '../../platform/marks/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { FreeProfileMarkDocument } from '../../records/free-profile-mark.js';
import { provenEmailOf, type UserDocument } from '../../records/user.js';
import { FREE_PROFILES } from './free-profiles.js';

/** Notes of every company that was given free profiles, and of its owner, that they were. */
export async function markGiven(connection: Connection, config: Pick<Config, 'markSecrets'>): Promise<void> {
  const marks = marksOn(connection, config);
  const companies = connection.collection<CompanyDocument>('companies');
  const users = connection.collection<UserDocument>('users');
  const given = connection.collection<FreeProfileMarkDocument>('freeProfileMarks');
  const note = async (key: string, givenAt: Date): Promise<string> => {
    const [_id] = await marks.of(FREE_PROFILES, key);
    await given.insertOne({ _id, givenAt }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
    return _id;
  };
  const granted = companies.find({ 'balance.base.granted': { $gt: 0 }, freeProfileMarks: { $exists: false } });
  for await (const company of granted) {
    const { _id, createdAt } = company;
    for await (const owner of users.find({ companyId: _id, companyOwner: true }))
      for (const key of personKeysOf({ linkedinSub: owner.linkedinSub, email: provenEmailOf(owner) }))
        await note(key, createdAt);
    const own: string[] = [];
    for (const key of identityKeysOf(company)) own.push(await note(key, createdAt));
    await companies.updateOne({ _id }, { $set: { freeProfileMarks: own } });
  }
}
