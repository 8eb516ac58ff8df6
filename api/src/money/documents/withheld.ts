import type { Types } from 'mongoose';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import { DECIDES } from './deciders.js';

/** What is withheld is found with. */
export type WithheldNeeds = Collections<'hires' | 'invoices' | 'users'>;

/**
 * The fee of a talent's hire is no matter of theirs once they are one of the company's people, unless they decide about its
 * documents: somebody has to pay it.
 * @returns ids of the invoices that a member does not read
 */
export async function withheldInvoices(
  { models }: WithheldNeeds,
  { userId, companyId, jobSeekerProfileId }: CompanyCaller,
): Promise<readonly Types.ObjectId[]> {
  if (jobSeekerProfileId === null) return [];
  const hires = await models.hires.distinct('_id', { companyId, jobSeekerProfileId });
  if (hires.length === 0) return [];
  const decides = await models.users.exists({ _id: userId, companyId, ...DECIDES });
  return decides === null ? models.invoices.distinct('_id', { hireId: { $in: hires } }) : [];
}
