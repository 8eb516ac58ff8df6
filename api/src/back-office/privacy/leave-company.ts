import type { ClientSession, Types } from 'mongoose';
import type { Settings } from '../../config/index.js';
import { finish } from '../../hiring/connections/index.js';
import { endConversations } from '../../hiring/conversations/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';

type Needs = Collections<
  | 'auditEntries'
  | 'companies'
  | 'companyInvites'
  | 'connections'
  | 'conversations'
  | 'jobSeekerProfiles'
  | 'ledgerEntries'
  | 'openRoles'
  | 'users'
> &
  Pick<Platform, 'clock' | 'live' | 'outbox'> &
  Settings<'appOrigin'>;

/** Nobody is left to answer for it: its roles close, its open requests are withdrawn, its invitations end. */
async function closeCompany(app: Needs, companyId: Types.ObjectId, session: ClientSession): Promise<void> {
  const { models, clock } = app;
  const now = clock.now();
  await models.companies.updateOne(
    { _id: companyId },
    {
      $set: { closedAt: now, closedReason: 'lastMemberLeft', updatedAt: now },
      // Its numbers are free for whoever comes next.
      $unset: { registrationKeys: 1 },
    },
    { session },
  );
  await models.openRoles.updateMany(
    { companyId, status: 'open' },
    { $set: { status: 'closed', updatedAt: now } },
    { session },
  );
  const open = await models.connections
    .find({ companyId, status: 'open' })
    .session(session)
    .lean<ConnectionDocument[]>();
  for (const { _id } of open) await finish(app, _id, { status: 'withdrawn', reason: null }, session);
  await endConversations(app, { companyId }, 'accountClosed', session);
  await models.companyInvites.updateMany(
    { companyId, usedBy: null, revokedAt: null },
    { $set: { revokedAt: now } },
    { session },
  );
  await recordAudit(app, session, {
    action: 'account.companyClosed',
    subject: 'company',
    subjectId: companyId,
    companyId,
    details: { reason: 'lastMemberLeft' },
  });
}

/**
 * Takes a user whose account ends out of their company. The company and its accounting stay; the longest-serving
 * colleague becomes the owner where the owner leaves, and a company without people is closed.
 */
export async function leaveCompany(app: Needs, user: UserDocument, session: ClientSession): Promise<void> {
  const { companyId } = user;
  if (companyId === null) return;
  const { users } = app.models;
  await users.updateOne({ _id: user._id }, { $set: { companyId: null, companyOwner: false } }, { session });
  const remaining = await users.find({ companyId }).sort({ createdAt: 1 }).session(session).lean<UserDocument[]>();
  const [eldest] = remaining;
  if (eldest === undefined) await closeCompany(app, companyId, session);
  else if (!remaining.some(({ companyOwner }) => companyOwner))
    await users.updateOne({ _id: eldest._id }, { $set: { companyOwner: true } }, { session });
}
