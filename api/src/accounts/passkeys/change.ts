import { Types } from 'mongoose';
import { t } from '@vela/language';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, notFound } from '../../platform/errors/index.js';
import { passkeysOf } from './list.js';
import type { PasskeyNeeds } from './needs.js';

/** @throws AppError 404 for a passkey that is not the caller's */
export async function rename(app: PasskeyNeeds, { userId }: Caller, id: string, name: string): Promise<void> {
  const { matchedCount } = await app.models.passkeys.updateOne(
    { _id: new Types.ObjectId(id), userId },
    { $set: { name } },
  );
  if (matchedCount === 0) throw notFound();
}

/**
 * Removes a passkey, and ends the sessions that it opened the admin area for: whoever found it is out at once. The caller's goes on, as they
 * have just used one.
 * @param own id of the session that asks
 * @throws AppError 404 for a passkey that is not the caller's, 409 for the last one
 */
export async function remove(app: PasskeyNeeds, { userId }: Caller, id: string, own: string): Promise<void> {
  const _id = new Types.ObjectId(id);
  await app.inTransaction(async (session) => {
    // Written to first, so that of two that remove at once the second sees what the first left.
    await app.models.users.updateOne({ _id: userId }, { $set: { passkeysChangedAt: app.clock.now() } }, { session });
    const known = await passkeysOf(app, userId, session);
    if (!known.some((passkey) => passkey._id.equals(_id))) throw notFound();
    if (known.length === 1) throw new AppError(409, t('This is your last passkey. Add another one first.'));
    await app.models.passkeys.deleteOne({ _id, userId }, { session });
    await app.sessions.endProvenBy(userId, _id, own, session);
    const subject = { subject: 'user', subjectId: userId } as const;
    await recordAudit(app, session, { action: 'account.passkeyRemoved', actorId: userId, ...subject });
  });
}
