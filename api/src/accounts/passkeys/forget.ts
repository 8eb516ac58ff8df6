import { recordAudit } from '../../platform/audit/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';

type Needs = Collections<'auditEntries' | 'passkeys' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'sessions'>;

/**
 * Forgets the passkeys of somebody who lost them all, and signs them out everywhere.
 * @param email of their account, in any case
 * @returns how many there were, or null where nobody has that address
 */
export async function forgetPasskeysOf(app: Needs, email: string): Promise<number | null> {
  const user = await app.models.users
    .findOne({ email: { $in: [email, email.toLowerCase()] } })
    .lean<UserDocument | null>();
  if (user === null) return null;
  return app.inTransaction(async (session) => {
    const { deletedCount } = await app.models.passkeys.deleteMany({ userId: user._id }, { session });
    await app.sessions.endAll(user._id, session);
    await recordAudit(app, session, {
      action: 'account.passkeysForgotten',
      subject: 'user',
      subjectId: user._id,
      details: { passkeys: deletedCount },
    });
    return deletedCount;
  });
}
