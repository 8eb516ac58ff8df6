import type { Settings } from '../../config/index.js';
import { balanceOfCompany } from '../../money/ledger/index.js';
import { eachByItself } from '../../platform/jobs/index.js';
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
  const ended = await eachByItself(due, 'requests were not ended', ({ _id, companyId, expiresAt }) =>
    app.inTransaction((session) => finish(app, _id, expiredEnd({ expiresAt }), session), balanceOfCompany(companyId)),
  );
  return ended.filter((request) => request !== null).length;
}
