import type { ClientSession, Types } from 'mongoose';
import { t } from '@vela/language';
import { AppError } from '../../platform/errors/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';

/** Changes a company's record each time: of two transactions that do so at the same moment the store lets one come second. */
const MET = { $inc: { encounters: 1 } } as const;

/**
 * A company on which something is about to hang, such as a request, an invitation or somebody who joins. It is written to: what
 * closes or suspends it at the same moment either sees that or keeps it from coming about.
 * @param session the transaction in which that is written
 * @returns the company as it stands in that transaction, null if it is closed or suspended
 */
export const companyMet = (
  { models }: Collections<'companies'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<CompanyDocument | null> =>
  models.companies
    .findOneAndUpdate({ _id: companyId, closedAt: null, suspendedAt: null }, MET, {
      session,
      returnDocument: 'after',
    })
    .lean<CompanyDocument | null>();

/** As `companyMet`. @throws AppError 409 if the company is closed or suspended */
export async function meetCompany(
  app: Collections<'companies'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<CompanyDocument> {
  const company = await companyMet(app, companyId, session);
  if (company === null) throw new AppError(409, t('Your company is closed or suspended.'));
  return company;
}

/** For what changes who may act for a company, so that it meets what hangs on them; see `companyMet`. */
export async function meetActing(
  { models }: Collections<'companies'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await models.companies.updateOne({ _id: companyId }, MET, { session });
}
