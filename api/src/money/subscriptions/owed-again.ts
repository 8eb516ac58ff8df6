import type { ClientSession, Types } from 'mongoose';
import type { CompanyDocument } from '../../records/company.js';
import type { LedgerEntryDocument } from '../../records/ledger-entry.js';
import type { Collections } from '../../records/models.js';
import type { PurchaseDocument } from '../../records/purchase.js';

type Needs = Collections<'companies' | 'ledgerEntries' | 'purchases'>;

/** @returns what the company owes */
export async function debtOf(
  { models }: Collections<'companies'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<number> {
  const company = await models.companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
  return company.balance.tokens.debt;
}

/** How many tokens of a purchase went to what the company owed, less those that are owed again. */
async function repaidOf(
  { models }: Needs,
  { _id, disputes, refundSteps = [] }: PurchaseDocument,
  session: ClientSession,
): Promise<number> {
  const causeId = { $in: [_id, ...disputes.map(({ _id: dispute }) => dispute), ...refundSteps] };
  const entries = await models.ledgerEntries
    .find({ causeId, account: 'tokens', kind: { $in: ['repay', 'debt'] } })
    .session(session)
    .lean<LedgerEntryDocument[]>();
  return entries.reduce((sum, { kind, cause, amount }) => {
    if (kind === 'repay') return sum + amount;
    // What a dispute about it left owed is no repayment taken back.
    return cause === 'refund' ? sum - amount : sum;
  }, 0);
}

/** What was owed because of disputes that are lost still, and has been repaid. */
async function repaidDebts(app: Needs, { companyId }: PurchaseDocument, session: ClientSession): Promise<number> {
  const purchases = await app.models.purchases
    .find({ companyId, 'disputes.state': 'lost' })
    .session(session)
    .lean<PurchaseDocument[]>();
  const lost = purchases.flatMap(({ disputes }) => disputes).filter(({ state }) => state === 'lost');
  const owed = lost.reduce((sum, { owedTokens }) => sum + owedTokens, 0);
  return owed - (await debtOf(app, companyId, session));
}

/**
 * What repaid a debt was not spent: it went for tokens of a payment that the bank took back. Once it is paid back itself
 * nobody has paid for those, so that they are owed again (docs/decisions/0055).
 * @param most tokens that a refund of the purchase still looks for
 * @returns how many of them had repaid a debt that would be there otherwise
 */
export async function owedAgain(
  app: Needs,
  purchase: PurchaseDocument,
  most: number,
  session: ClientSession,
): Promise<number> {
  if (most === 0) return 0;
  const repaid = Math.min(await repaidOf(app, purchase, session), await repaidDebts(app, purchase, session));
  return Math.max(0, Math.min(most, repaid));
}
