import type { ClientSession, Types } from 'mongoose';
import { closeCompany, forgetPlaceholderName, revokeInvites, takeOut } from '../../accounts/companies/index.js';
import type { Settings } from '../../config/index.js';
import { erasePage } from '../../hiring/company-pages/index.js';
import { withdrawRequests } from '../../hiring/connections/index.js';
import { endConversations } from '../../hiring/conversations/index.js';
import { doubtPurchases } from '../../money/vat/index.js';
import { forgetReasons, recordAudit } from '../../platform/audit/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { stopWhereNobodyActs } from './nobody-acts.js';

type Needs = Collections<
  | 'auditEntries'
  | 'companies'
  | 'companyInvites'
  | 'companyLogos'
  | 'connections'
  | 'conversationReads'
  | 'conversations'
  | 'jobSeekerProfiles'
  | 'ledgerEntries'
  | 'meetings'
  | 'openRoles'
  | 'purchases'
  | 'users'
> &
  Pick<Platform, 'clock' | 'live' | 'outbox'> &
  Settings<'appOrigin'>;

/** Nobody is left to answer for it: its roles close, its open requests are withdrawn, its invitations end. */
async function endCompany(app: Needs, companyId: Types.ObjectId, session: ClientSession): Promise<void> {
  await closeCompany(app, companyId, session);
  await erasePage(app, companyId, session);
  await withdrawRequests(app, companyId, session);
  await endConversations(app, { companyId }, 'accountClosed', session);
  await revokeInvites(app, companyId, session);
  // What was written about it was about its people.
  await forgetReasons(app, [companyId], session);
  await recordAudit(app, session, {
    action: 'account.companyClosed',
    subject: 'company',
    subjectId: companyId,
    companyId,
    details: { reason: 'lastMemberLeft' },
  });
}

/**
 * Takes a user whose account ends out of their company. The company and its accounting stay, with its other people; a
 * company without people is closed, and one whose people are all suspended asks nobody any more.
 */
export async function leaveCompany(app: Needs, user: UserDocument, session: ClientSession): Promise<void> {
  const { companyId } = user;
  if (companyId === null) return;
  await forgetPlaceholderName(app, companyId, session);
  await doubtPurchases(app, companyId, session);
  if (await takeOut(app, user, companyId, session)) await stopWhereNobodyActs(app, companyId, session);
  else await endCompany(app, companyId, session);
}
