import type { ClientSession, Types } from 'mongoose';
import type { AuditAction } from '@vela/contracts/constants';
import type { Collections } from '../../records/models.js';

/** Reasons that the API wrote itself, in a word of its own, and the one that a deletion by an administrator was given. */
const STAYING: readonly AuditAction[] = ['account.erased', 'account.companyClosed', 'admin.userDeleted'];

/** Entries about subjects, by their ids, with a reason that somebody typed, and what takes it out. */
export const reasonsOf = (subjectIds: readonly Types.ObjectId[]) => ({
  found: {
    subjectId: { $in: [...subjectIds] },
    action: { $nin: [...STAYING] },
    'details.reason': { $exists: true },
  },
  change: { $unset: { 'details.reason': 1 as const }, $set: { 'details.reasonErased': true } },
});

/**
 * Takes out why something was done, which is what people typed about somebody. That it was done, by whom, when, to what and
 * with which amounts stays.
 * @param session the transaction in which the somebody goes
 */
export async function forgetReasons(
  { models }: Collections<'auditEntries'>,
  subjectIds: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  const { found, change } = reasonsOf(subjectIds);
  await models.auditEntries.updateMany(found, change, { session });
}
