import type { ClientSession, Connection, Types } from 'mongoose';
import type { AuditAction } from '@vela/contracts/constants';
import type { AuditEntryDocument } from '../../records/audit-entry.js';
import type { Collections } from '../../records/models.js';

/** Reasons that the API wrote itself, in a word of its own, and the one that a deletion by an administrator was given. */
const STAYING: readonly AuditAction[] = ['account.erased', 'account.companyClosed', 'admin.userDeleted'];

/** Entries about subjects, by their ids, with a reason that somebody typed, and what takes it out. */
const reasonsOf = (subjectIds: readonly Types.ObjectId[]) => ({
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

/** As {@link forgetReasons}, of people who left before: for a migration, which has no models. */
export async function forgetReasonsOn(connection: Connection, subjectIds: readonly Types.ObjectId[]): Promise<void> {
  const { found, change } = reasonsOf(subjectIds);
  await connection.collection<AuditEntryDocument>('auditEntries').updateMany(found, change);
}
