import { isDeepStrictEqual } from 'node:util';
import type { ClientSession, Types } from 'mongoose';
import { recordAudit } from '../../platform/audit/index.js';
import type { Platform } from '../../platform/services/index.js';
import { type Balance, emptyBalance } from '../../records/balance.js';
import type { CompanyDocument } from '../../records/company.js';
import type { LedgerEntryDocument } from '../../records/ledger-entry.js';
import type { Collections } from '../../records/models.js';
import { balanceOf } from './balance.js';

type Needs = Collections<'auditEntries' | 'companies' | 'ledgerEntries'> &
  Pick<Platform, 'clock' | 'log' | 'inTransaction'>;

/** @returns the stored figures in the shape of a computed balance */
function storedBalance({ balance }: CompanyDocument): Balance {
  const stored = emptyBalance();
  for (const account of ['base', 'launchOffer', 'tokens'] as const) Object.assign(stored[account], balance[account]);
  return stored;
}

/** What a company has, and what it must have by its entries. */
export interface Difference {
  readonly stored: Balance;
  readonly computed: Balance;
}

/** @returns how a company's balance differs from its ledger at the moment of a transaction; null where it does not, or is gone */
export async function differenceOf(
  { models }: Collections<'companies' | 'ledgerEntries'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<Difference | null> {
  const company = await models.companies.findById(companyId).session(session).lean<CompanyDocument | null>();
  if (company === null) return null;
  const entries = await models.ledgerEntries.find({ companyId }).session(session).lean<LedgerEntryDocument[]>();
  const [stored, computed] = [storedBalance(company), balanceOf(entries)];
  return isDeepStrictEqual(stored, computed) ? null : { stored, computed };
}

/** Compares one company at one moment; a difference is logged and audited, never mended by itself. */
async function differs(app: Needs, companyId: Types.ObjectId): Promise<boolean> {
  return app.inTransaction(async (session) => {
    const difference = await differenceOf(app, companyId, session);
    if (difference === null) return false;
    const { stored, computed } = difference;
    app.log.error({ companyId: companyId.toHexString(), stored, computed }, 'a balance differs from its ledger');
    await recordAudit(app, session, {
      action: 'money.difference',
      subject: 'company',
      subjectId: companyId,
      companyId,
      details: { stored: JSON.stringify(stored), computed: JSON.stringify(computed) },
    });
    return true;
  });
}

/** @returns the ids of all companies, one after the other */
export const companyIds = ({ models }: Collections<'companies'>): AsyncIterable<{ readonly _id: Types.ObjectId }> =>
  models.companies.find().select({ _id: 1 }).lean<{ _id: Types.ObjectId }[]>().cursor();

/** Recomputes every company's balance from its entries. @returns for how many they differ */
export async function checkBalances(app: Needs): Promise<number> {
  let differences = 0;
  for await (const { _id } of companyIds(app)) if (await differs(app, _id)) differences += 1;
  return differences;
}
