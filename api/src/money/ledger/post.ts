import type { ClientSession, Types } from 'mongoose';
import type { Platform } from '../../platform/services/index.js';
import type { Balance } from '../../records/balance.js';
import type { CompanyDocument } from '../../records/company.js';
import type { LedgerCause, LedgerEntryDocument } from '../../records/ledger-entry.js';
import type { Collections } from '../../records/models.js';
import { addsToFree, balanceOf, changesBy, type Movement, takenFrom } from './balance.js';

/** @returns the name under which transactions that change this company's balance wait for each other */
export const balanceOfCompany = (companyId: Types.ObjectId): string => `balance of ${companyId.toHexString()}`;

/** The account does not hold what the movement takes. */
export class InsufficientBalance extends Error {
  constructor({ account, kind, amount }: Movement) {
    super(`The account ${account} does not hold the ${amount} to ${kind}.`);
    this.name = 'InsufficientBalance';
  }
}

export interface Posting extends Movement {
  readonly companyId: Types.ObjectId;
  readonly cause: LedgerCause;
  readonly causeId: Types.ObjectId;
}

type Needs = Collections<'companies' | 'ledgerEntries'> & Pick<Platform, 'clock'>;

/** @returns the company afterwards, or null where a figure would fall below 0 */
function move({ models }: Needs, posting: Posting, session: ClientSession): Promise<CompanyDocument | null> {
  const { companyId, account, amount } = posting;
  const increments: Record<`balance.${string}`, number> = Object.fromEntries(
    Object.entries(changesBy(posting)).map(([figure, change]) => [`balance.${account}.${figure}`, change]),
  );
  const enough: Record<string, { $gte: number }> = Object.fromEntries(
    takenFrom(posting.kind).map((figure) => [`balance.${account}.${figure}`, { $gte: amount }]),
  );
  return models.companies
    .findOneAndUpdate({ _id: companyId, ...enough }, { $inc: increments }, { session, returnDocument: 'after' })
    .lean<CompanyDocument | null>();
}

/**
 * Writes one entry and moves the company's balance with it. What comes in repays a debt first.
 * @param session the transaction that also holds what caused the entry
 * @throws InsufficientBalance if a figure would fall below 0; the transaction is then to be given up
 */
export async function post(app: Needs, posting: Posting, session: ClientSession): Promise<void> {
  const { models, clock } = app;
  const company = await move(app, posting, session);
  if (company === null) throw new InsufficientBalance(posting);
  await models.ledgerEntries.create([{ ...posting, at: clock.now() }], { session });
  if (!addsToFree(posting.kind)) return;
  const { free, debt } = company.balance[posting.account];
  const repaid = Math.min(free, debt);
  if (repaid > 0) await post(app, { ...posting, kind: 'repay', amount: repaid }, session);
}

/** @returns the balance that the company's entries add up to, to be held against the one it has */
export async function recomputeBalance(
  { models }: Collections<'ledgerEntries'>,
  companyId: Types.ObjectId,
): Promise<Balance> {
  return balanceOf(await models.ledgerEntries.find({ companyId }).lean<LedgerEntryDocument[]>());
}
