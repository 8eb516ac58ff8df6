import { Types } from 'mongoose';
import type { AdminCompany, AdminCorrection } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { InsufficientBalance, post } from '../../money/ledger/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, fieldError, isDuplicateKey } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { LedgerEntryDocument } from '../../records/ledger-entry.js';
import type { Collections } from '../../records/models.js';
import { noSuchCompany, readCompanyForAdmin } from './companies.js';

type Needs = Collections<'auditEntries' | 'companies' | 'ledgerEntries' | 'openRoles' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction'>;

/** What was granted expires when it is taken back: it leaves what is free, and nobody spent it. */
const movementOf = ({ account, amount }: AdminCorrection) =>
  ({ account, kind: amount > 0 ? 'grant' : 'expire', amount: Math.abs(amount) }) as const;

async function write(
  app: Needs,
  caller: Caller,
  companyId: Types.ObjectId,
  correction: AdminCorrection,
): Promise<void> {
  const causeId = new Types.ObjectId(correction.key);
  const { account, amount, reason } = correction;
  await app.inTransaction(async (session) => {
    if ((await app.models.companies.exists({ _id: companyId }).session(session)) === null) throw noSuchCompany();
    await post(app, { companyId, ...movementOf(correction), cause: 'admin', causeId }, session);
    await recordAudit(app, session, {
      action: amount > 0 ? 'money.granted' : 'money.corrected',
      actorId: caller.userId,
      subject: 'ledgerEntry',
      subjectId: causeId,
      companyId,
      details: { account, amount, reason },
    });
  });
}

/** @returns whether an earlier call with this key did just the same */
async function wasDone(
  { models }: Collections<'ledgerEntries'>,
  companyId: Types.ObjectId,
  correction: AdminCorrection,
): Promise<boolean> {
  const earlier = await models.ledgerEntries
    .findOne({ causeId: new Types.ObjectId(correction.key), cause: 'admin' })
    .lean<LedgerEntryDocument | null>();
  if (earlier === null) return false;
  const { account, kind, amount } = movementOf(correction);
  if (
    earlier.companyId.equals(companyId) &&
    earlier.account === account &&
    earlier.kind === kind &&
    earlier.amount === amount
  )
    return true;
  throw new AppError(409, t('This key belongs to another correction. Load the page again.'));
}

/**
 * Grants a company units, or takes unspent ones back, once for each key.
 * @returns the company afterwards
 * @throws AppError 404, 409 for a key of another correction, 422 if the account does not hold what is to be taken back
 */
export async function correctBalance(
  app: Needs,
  caller: Caller,
  id: string,
  correction: AdminCorrection,
): Promise<AdminCompany> {
  const companyId = new Types.ObjectId(id);
  if (!(await wasDone(app, companyId, correction)))
    try {
      await write(app, caller, companyId, correction);
    } catch (error) {
      if (error instanceof InsufficientBalance)
        throw fieldError('amount', t('The company does not have that many left.'));
      // The same press came twice at once: the other call has written it.
      if (!isDuplicateKey(error) || !(await wasDone(app, companyId, correction))) throw error;
    }
  return readCompanyForAdmin(app, id);
}
