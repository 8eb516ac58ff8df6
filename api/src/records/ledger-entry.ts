import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { Account, LedgerKind } from './balance.js';

/** Why an entry was written. */
export type LedgerCause =
  | 'companyCreated'
  | 'givenBefore'
  | 'launchOfferEnd'
  | 'connection'
  | 'purchase'
  | 'refund'
  | 'dispute'
  | 'admin';

/** One movement of free profiles or tokens. Entries are only ever added. */
export interface LedgerEntryDocument {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  account: Account;
  kind: LedgerKind;
  /** Units, positive. */
  amount: number;
  cause: LedgerCause;
  /** The connection, purchase, change of a refund, dispute or admin action; the company itself otherwise. */
  causeId: Types.ObjectId;
  at: Date;
}

const ledgerEntrySchema = new Schema<LedgerEntryDocument>(
  {
    companyId: { type: Schema.Types.ObjectId, required: true },
    account: { type: String, required: true },
    kind: { type: String, required: true },
    amount: { type: Number, required: true, min: 1 },
    cause: { type: String, required: true },
    causeId: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'ledgerEntries', versionKey: false },
);
ledgerEntrySchema.index({ companyId: 1, at: 1 });
// The same cause moves the same account in the same way once, whatever is retried.
ledgerEntrySchema.index({ causeId: 1, cause: 1, kind: 1, account: 1 }, { unique: true });

export const ledgerEntryModel = (connection: Connection): Model<LedgerEntryDocument> =>
  connection.model<LedgerEntryDocument>('LedgerEntry', ledgerEntrySchema);
