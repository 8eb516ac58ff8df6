import type { Types } from 'mongoose';
import { LISTED_MAX } from '@vela/contracts/constants';
import type { Company } from '@vela/contracts/schemas';
import type { Searcher } from '@vela/market/visibility';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { companyOf } from './mappers.js';

/** @returns the company as its members see it, or null if there is none with the id */
export async function readCompany(
  { models, clock }: Collections<'companies' | 'users'> & Pick<Platform, 'clock'>,
  companyId: Types.ObjectId,
): Promise<Company | null> {
  const [company, members] = await Promise.all([
    models.companies.findById(companyId).lean<CompanyDocument | null>(),
    models.users.find({ companyId }).sort({ createdAt: 1 }).limit(LISTED_MAX).lean<UserDocument[]>(),
  ]);
  return company === null ? null : companyOf(company, members, clock.now());
}

/** @returns a company as it searches, where its people are known already */
export const searcherWith = (companyId: Types.ObjectId, memberIds: readonly Types.ObjectId[]): Searcher => ({
  companyId: companyId.toHexString(),
  memberUserIds: memberIds.map((id) => id.toHexString()),
});

/** @returns a company as it searches: its people are left out, and so is who blocks it */
export async function searcherOf({ models }: Collections<'users'>, companyId: Types.ObjectId): Promise<Searcher> {
  const members = await models.users.find({ companyId }).select({ _id: 1 }).lean<Pick<UserDocument, '_id'>[]>();
  return searcherWith(
    companyId,
    members.map(({ _id }) => _id),
  );
}

/** @throws DocumentNotFoundError where a member's company is gone, which cannot be */
export const companyById = (
  { models }: Collections<'companies'>,
  companyId: Types.ObjectId,
): Promise<CompanyDocument> => models.companies.findById(companyId).orFail().lean<CompanyDocument>();
