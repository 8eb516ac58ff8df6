import type { Types } from 'mongoose';
import { LISTED_MAX } from '@vela/contracts/constants';
import type { Company } from '@vela/contracts/schemas';
import type { Searcher } from '@vela/market/visibility';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { companyOf } from './mappers.js';

const findCompany = (
  { models, records }: Collections<'companies'>,
  companyId: Types.ObjectId,
): Promise<CompanyDocument | null> =>
  records.one('companies', companyId.toHexString(), () =>
    models.companies.findById(companyId).lean<CompanyDocument | null>(),
  );

/** @returns the company as its members see it, or null if there is none with the id */
export async function readCompany(
  { models, clock, records }: Collections<'companies' | 'users'> & Pick<Platform, 'clock'>,
  companyId: Types.ObjectId,
): Promise<Company | null> {
  const [company, members] = await Promise.all([
    findCompany({ models, records }, companyId),
    records.among('users', `members of ${companyId.toHexString()}`, () =>
      models.users.find({ companyId }).sort({ createdAt: 1 }).limit(LISTED_MAX).lean<UserDocument[]>(),
    ),
  ]);
  return company === null ? null : companyOf(company, members, clock.now());
}

/** @returns a company as it searches, where its people are known already */
export const searcherWith = (
  { _id, verifiedAt }: Pick<CompanyDocument, '_id' | 'verifiedAt'>,
  memberIds: readonly Types.ObjectId[],
): Searcher => ({
  companyId: _id.toHexString(),
  memberUserIds: memberIds.map((id) => id.toHexString()),
  verified: verifiedAt != null,
});

/** @returns a company as it searches: its people are left out, and so is who hides from it */
export async function searcherOf(
  { models, records }: Collections<'companies' | 'users'>,
  companyId: Types.ObjectId,
): Promise<Searcher> {
  const [company, members] = await Promise.all([
    findCompany({ models, records }, companyId),
    records.among('users', `people of ${companyId.toHexString()}`, () =>
      models.users.find({ companyId }).select({ _id: 1 }).lean<Pick<UserDocument, '_id'>[]>(),
    ),
  ]);
  return searcherWith(
    company ?? { _id: companyId },
    members.map(({ _id }) => _id),
  );
}

/** @returns companies by their ids, those that there are */
export const companiesById = (
  { models, records }: Collections<'companies'>,
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, CompanyDocument>> =>
  records.many('companies', [...new Set(ids.map((id) => id.toHexString()))], async (asked) => {
    const found = await models.companies.find({ _id: { $in: asked } }).lean<CompanyDocument[]>();
    return new Map(found.map((company) => [company._id.toHexString(), company]));
  });

/** @throws Error where a member's company is gone, which cannot be */
export async function companyById(app: Collections<'companies'>, companyId: Types.ObjectId): Promise<CompanyDocument> {
  const company = await findCompany(app, companyId);
  if (company === null) throw new Error('A member’s company is gone.');
  return company;
}
