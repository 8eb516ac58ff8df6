import type { Settings } from '../../config/index.js';
import { balanceOfCompany } from '../../money/ledger/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import { expiredEnd, finish } from './answer.js';

type Needs = Collections<
  'auditEntries' | 'companies' | 'connections' | 'jobSeekerProfiles' | 'ledgerEntries' | 'users'
> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'>;

/** Ends requests that were left open until their time was over. @returns how many this run ended */
export async function expireRequests(app: Needs): Promise<number> {
  const due = await app.models.connections
    .find({ status: 'open', expiresAt: { $lte: app.clock.now() } })
    .select({ companyId: 1, expiresAt: 1 })
    .lean<Pick<ConnectionDocument, '_id' | 'companyId' | 'expiresAt'>[]>();
  let expired = 0;
  for (const { _id, companyId, expiresAt } of due) {
    const ended = await app.inTransaction(
      (session) => finish(app, _id, expiredEnd({ expiresAt }), session),
      balanceOfCompany(companyId),
    );
    if (ended !== null) expired += 1;
  }
  return expired;
}
