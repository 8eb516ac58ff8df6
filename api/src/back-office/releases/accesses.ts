import { Types } from 'mongoose';
import { ADMIN_PAGE_SIZE } from '@vela/contracts/constants';
import type { AdminReleaseAccess, AdminReleaseAccessPage } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { ReleaseAccessDocument } from '../../records/release-access.js';

export type AccessNeeds = Collections<'auditEntries' | 'releaseAccesses'> & Pick<Platform, 'clock' | 'inTransaction'>;

const rowOf = ({ _id, team, names, rights, ci, createdAt, revokedAt }: ReleaseAccessDocument): AdminReleaseAccess => ({
  id: _id,
  team,
  names: [...names],
  rights: [...rights],
  ci,
  createdAt: createdAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
});

/** @returns a page of who may publish and promote, the latest first */
export async function pageOfAccesses(
  { models }: Collections<'releaseAccesses'>,
  page: number,
): Promise<AdminReleaseAccessPage> {
  const [total, found] = await Promise.all([
    models.releaseAccesses.countDocuments(),
    models.releaseAccesses
      .find()
      .sort({ createdAt: -1, _id: -1 })
      .skip((page - 1) * ADMIN_PAGE_SIZE)
      .limit(ADMIN_PAGE_SIZE)
      .lean<ReleaseAccessDocument[]>(),
  ]);
  return { total, rows: found.map(rowOf) };
}

/** An id of the audit log for an access: its own twelve digits, and noughts before them. */
const ID_DIGITS = 24;
const auditIdOf = (id: string): Types.ObjectId => new Types.ObjectId(id.padStart(ID_DIGITS, '0'));

/**
 * Ends an access; the release service, which looks every second, lets nobody in with it from then on.
 * @throws AppError 404, 409 for one that is revoked
 */
export async function revokeAccess(
  app: AccessNeeds,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
  reason: string,
): Promise<AdminReleaseAccess> {
  const revoked = await app.inTransaction(async (session) => {
    const before = await app.models.releaseAccesses.findById(id).session(session).lean<ReleaseAccessDocument | null>();
    if (before === null) throw notFound(t('There is no such access.'));
    if (before.revokedAt !== null) throw new AppError(409, t('This access is revoked already.'));
    const revokedAt = app.clock.now();
    await app.models.releaseAccesses.updateOne({ _id: id }, { $set: { revokedAt } }, { session });
    await recordAudit(app, session, {
      action: 'admin.releaseAccessRevoked',
      actorId: userId,
      subject: 'releaseAccess',
      subjectId: auditIdOf(id),
      details: { team: before.team, access: id, reason },
    });
    return { ...before, revokedAt };
  });
  return rowOf(revoked);
}
