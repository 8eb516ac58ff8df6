import type { ClientSession, Types } from 'mongoose';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';

/**
 * Notes that something changed that talent reads on a page which the platform took down: it waits for the platform's word from now on.
 * @param session the transaction that changes it
 */
export async function notePageChange(
  { models, clock }: Collections<'companies'> & Pick<Platform, 'clock'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await models.companies.updateOne(
    { _id: companyId, pageTakenDown: { $ne: null } },
    { $set: { 'pageTakenDown.changedAt': clock.now() } },
    { session },
  );
}
