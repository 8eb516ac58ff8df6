import type { Types } from 'mongoose';
import { recordAudit } from '../../platform/audit/index.js';
import type { Platform } from '../../platform/services/index.js';
import { ACCOUNTS } from '../../records/balance.js';
import type { Collections } from '../../records/models.js';
import { companyIds, type Difference, differenceOf } from './check-balances.js';
import { balanceOfCompany } from './post.js';

type Needs = Collections<'auditEntries' | 'companies' | 'ledgerEntries'> & Pick<Platform, 'clock' | 'inTransaction'>;

/** The ledger adds up to what no balance may be: not the balance is wrong then. */
export class LedgerBroken extends Error {
  constructor(figures: readonly string[]) {
    super(
      `The ledger itself adds up to less than nothing (${figures.join(', ')}), which no balance may be. Nothing was changed: an entry is missing or wrong, and a backup has to tell which.`,
    );
    this.name = 'LedgerBroken';
  }
}

/** Compares every company's balance with its ledger, and changes and writes nothing. */
export async function findDifferences(
  app: Needs,
): Promise<readonly (Difference & { readonly companyId: Types.ObjectId })[]> {
  const found: (Difference & { readonly companyId: Types.ObjectId })[] = [];
  for await (const { _id: companyId } of companyIds(app)) {
    const difference = await app.inTransaction((session) => differenceOf(app, companyId, session));
    if (difference !== null) found.push({ companyId, ...difference });
  }
  return found;
}

/**
 * Sets a company's balance to what its ledger adds up to. No entry is written: what the company has follows from the ledger, and
 * money moves through that alone.
 * @returns what was changed; null where nothing differs
 * @throws LedgerBroken where the ledger adds up to less than nothing; nothing is changed then
 */
export const mendBalance = (app: Needs, companyId: Types.ObjectId): Promise<Difference | null> =>
  app.inTransaction(async (session) => {
    const difference = await differenceOf(app, companyId, session);
    if (difference === null) return null;
    const { stored, computed } = difference;
    const below = ACCOUNTS.flatMap((account) =>
      Object.entries(computed[account]).flatMap(([figure, value]) =>
        value < 0 ? [`${account}.${figure} ${value}`] : [],
      ),
    );
    if (below.length > 0) throw new LedgerBroken(below);
    await app.models.companies.updateOne({ _id: companyId }, { $set: { balance: computed } }, { session });
    await recordAudit(app, session, {
      action: 'money.balanceMended',
      subject: 'company',
      subjectId: companyId,
      companyId,
      details: { stored: JSON.stringify(stored), computed: JSON.stringify(computed) },
    });
    return difference;
  }, balanceOfCompany(companyId));
