import type { ClientSession, Types } from 'mongoose';
import { recordAudit } from '../../platform/audit/index.js';
import { plainText } from '../../platform/searching/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';

type Needs = Collections<'auditEntries' | 'passkeys' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'sessions'>;

/** @returns the accounts of an address as it came from the provider, in any case: nobody else's, but several may have it */
async function accountsOf({ models }: Needs, email: string): Promise<readonly Types.ObjectId[]> {
  const wanted = email.trim().toLowerCase();
  const alike = await models.users
    .find({ 'search.email': plainText(email) }, { email: 1 })
    .lean<{ _id: Types.ObjectId; email: string }[]>();
  return alike.filter((user) => user.email.toLowerCase() === wanted).map(({ _id }) => _id);
}

async function forget(app: Needs, userId: Types.ObjectId, session: ClientSession): Promise<number> {
  const { deletedCount } = await app.models.passkeys.deleteMany({ userId }, { session });
  await app.sessions.endAll(userId, session);
  await recordAudit(app, session, {
    action: 'account.passkeysForgotten',
    subject: 'user',
    subjectId: userId,
    details: { passkeys: deletedCount },
  });
  return deletedCount;
}

/**
 * Forgets the passkeys of somebody who lost them all, and signs them out everywhere. Of several accounts of one address those with
 * passkeys are meant.
 * @param email of their account, in any case
 * @returns how many there were, or null where nobody has that address
 */
export async function forgetPasskeysOf(app: Needs, email: string): Promise<number | null> {
  const accounts = await accountsOf(app, email);
  if (accounts.length === 0) return null;
  const holders = await app.models.passkeys.distinct('userId', { userId: { $in: accounts } });
  return app.inTransaction(async (session) => {
    let forgotten = 0;
    for (const userId of holders.length > 0 ? holders : accounts) forgotten += await forget(app, userId, session);
    return forgotten;
  });
}
