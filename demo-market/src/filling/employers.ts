import type { Types } from 'mongoose';
import { type App, grantFreeProfiles } from '@vela/api';
import { identityKeysOf } from '@vela/market/companies';
import type { Employer } from '../market/company.js';
import { storeAgreements } from './agreements.js';
import { insertNew } from './insert.js';

/** Companies whose transactions run at the same time. */
const AT_ONCE = 20;

/** Stores a company together with what every company is granted. */
const storeCompany = (app: App, { company, recruiter }: Employer): Promise<void> =>
  app.inTransaction(async (session) => {
    await app.models.companies.insertOne({ ...company }, { session });
    await grantFreeProfiles(
      { ...app, clock: { now: () => company.createdAt, aheadMs: company.createdAt.getTime() - Date.now() } },
      company._id,
      { asker: recruiter, identityKeys: identityKeysOf(company) },
      session,
    );
  });

/**
 * Stores the employers that are not there yet, with their recruiters.
 * @returns those that were new
 */
export async function storeEmployers(app: App, employers: readonly Employer[]): Promise<Employer[]> {
  const { models } = app;
  const recruiters = employers.map(({ recruiter }) => recruiter);
  await insertNew(models.users.collection, recruiters);
  await storeAgreements(models, recruiters);
  await insertNew(
    models.talentSeekerProfiles.collection,
    employers.map(({ recruiterProfile }) => recruiterProfile),
  );
  const stored = await models.companies
    .find({ _id: { $in: employers.map(({ company }) => company._id) } }, { _id: 1 })
    .lean<{ _id: Types.ObjectId }[]>();
  const known = new Set(stored.map(({ _id }) => _id.toHexString()));
  const added = employers.filter(({ company }) => !known.has(company._id.toHexString()));
  for (let from = 0; from < added.length; from += AT_ONCE)
    await Promise.all(added.slice(from, from + AT_ONCE).map((employer) => storeCompany(app, employer)));
  return added;
}
