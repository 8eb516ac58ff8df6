import type { ClientSession, Types } from 'mongoose';
import type { Collections } from '../../records/models.js';

/** Removes what a company said of itself, and its logo. @param session the transaction that closes it */
export async function erasePage(
  { models }: Collections<'companies' | 'companyLogos'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await models.companies.updateOne(
    { _id: companyId },
    { $set: { page: null, logoId: null, pageTakenDown: null } },
    { session },
  );
  await models.companyLogos.deleteMany({ companyId }, { session });
}
