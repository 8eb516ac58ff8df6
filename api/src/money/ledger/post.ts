import type { ClientSession, Types } from 'mongoose';
import type { Platform } from '../../platform/services/index.js';
import type { Balance } from '../../records/balance.js';
import type { LedgerCause, LedgerEntryDocument } from '../../records/ledger-entry.js';
import type { Collections } from '../../records/models.js';
import { balanceOf, changesBy, type Movement, takenFrom } from './balance.js';

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

/**
 * Writes one entry and moves the company's balance with it.
 * @param session the transaction that also holds what caused the entry
 * @throws InsufficientBalance if a figure would fall below 0; the transaction is then to be given up
 */
export async function post(
  { models, clock }: Collections<'companies' | 'ledgerEntries'> & Pick<Platform, 'clock'>,
  posting: Posting,
  session: ClientSession,
): Promise<void> {
  const { companyId, account, amount } = posting;
  const source = takenFrom(posting.kind);
  const increments = Object.fromEntries(
    Object.entries(changesBy(posting)).map(([figure, change]) => [`balance.${account}.${figure}`, change]),
  );
  const { matchedCount } = await models.companies.updateOne(
    { _id: companyId, ...(source === null ? {} : { [`balance.${account}.${source}`]: { $gte: amount } }) },
    { $inc: increments },
    { session },
  );
  if (matchedCount === 0) throw new InsufficientBalance(posting);
  await models.ledgerEntries.create([{ ...posting, at: clock.now() }], { session });
}

/** @returns the balance that the company's entries add up to, to be held against the one it has */
export async function recomputeBalance(
  { models }: Collections<'ledgerEntries'>,
  companyId: Types.ObjectId,
): Promise<Balance> {
  return balanceOf(await models.ledgerEntries.find({ companyId }).lean<LedgerEntryDocument[]>());
}
