import { isDeepStrictEqual } from 'node:util';
import type { Types } from 'mongoose';
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

/** Compares one company at one moment; a difference is logged and audited, never mended by itself. */
async function differs(app: Needs, companyId: Types.ObjectId): Promise<boolean> {
  return app.inTransaction(async (session) => {
    const company = await app.models.companies.findById(companyId).session(session).lean<CompanyDocument | null>();
    if (company === null) return false;
    const entries = await app.models.ledgerEntries.find({ companyId }).session(session).lean<LedgerEntryDocument[]>();
    const [stored, computed] = [storedBalance(company), balanceOf(entries)];
    if (isDeepStrictEqual(stored, computed)) return false;
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

/** Recomputes every company's balance from its entries. @returns for how many they differ */
export async function checkBalances(app: Needs): Promise<number> {
  let differences = 0;
  for await (const { _id } of app.models.companies.find().select({ _id: 1 }).lean<{ _id: Types.ObjectId }[]>().cursor())
    if (await differs(app, _id)) differences += 1;
  return differences;
}
