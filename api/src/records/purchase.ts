import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { VatReason } from '@vela/contracts/constants';
import type { DisputeState, PurchaseState, RefundState } from '@vela/contracts/schemas';
import type { CompanyDocument } from './company.js';

/** The company as it stood when the price was decided: a receipt never changes afterwards. */
export interface Buyer {
  name: string;
  organizationNumber: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
  VAT: string;
}

/** What decides VAT and stands on the receipt. */
export type DecidedBuyer = Pick<
  CompanyDocument,
  'name' | 'organizationNumber' | 'address' | 'postalCode' | 'city' | 'country' | 'VAT'
> & {
  vatCheck: NonNullable<CompanyDocument['vatCheck']> | null;
};

export interface PaymentFailure {
  message: string;
  code: string;
  type: string;
}

/** A refund of the card payment, as the provider last told of it. */
export interface CardRefund {
  refundId: string;
  /** VAT included. */
  amountOre: number;
  state: RefundState;
  at: Date;
  /** When the platform paid it another way, after the bank had sent it back; absent where it did not. */
  otherwiseAt?: Date;
}

/** The buyer's bank asks about a payment, or took it back until it is decided. `_id` is the cause of its ledger entries. */
export interface CardDispute {
  _id: Types.ObjectId;
  disputeId: string;
  /** VAT included. */
  amountOre: number;
  /** The provider's word for why. */
  reason: string;
  state: DisputeState;
  /** Whether the bank only asks, and has taken nothing; absent where that was not noted. */
  inquiry?: boolean;
  openedAt: Date;
  /** Until when it can be answered; null where the provider names no day. */
  dueBy: Date | null;
  closedAt: Date | null;
  /** Tokens that nobody can spend while it is open. */
  frozenTokens: number;
  /** Tokens that it held until a refund or a lost dispute of another purchase took them; absent before. */
  lentTokens?: number;
  /** Tokens taken back because it was lost. */
  takenTokens: number;
  /** Tokens that had been spent by then. */
  owedTokens: number;
}

/** A company's purchase of a token pack, from the attempt to the receipt. Amounts are fixed when it is prepared. */
export interface PurchaseDocument {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  userId: Types.ObjectId;
  /** Browsers' names for the attempt: asking again with one gives this purchase, also after it was paid. */
  attempts: string[];
  /** Who is about to pay it; null once it is decided. One person has one such purchase in a company. */
  liveOf: Types.ObjectId | null;
  tokens: number;
  netOre: number;
  vatOre: number;
  totalOre: number;
  vatPercent: number;
  vatReason: VatReason;
  state: PurchaseState;
  paymentIntentId: string | null;
  /** Part of the key by which the provider knows the request for a payment; another one after an error of its own. */
  intentTry: number;
  /** When a browser was last told that it may pay; null before. From then on the provider alone knows what happened. */
  begunAt: Date | null;
  /** When its buyer last asked for it; absent of one that was begun before that was noted. */
  wantedAt?: Date;
  /** What arrived where that is not the price; null otherwise. */
  receivedOre: number | null;
  fault: PaymentFailure | null;
  /** Which try failed: what the provider names the card and the charge of it; absent before one did. */
  faultOf?: string | null;
  receiptNumber: number | null;
  buyer: Buyer | null;
  /** The company as VAT was decided for it, with what the register of VAT numbers had said; null before there was that. */
  decided: DecidedBuyer | null;
  paidAt: Date | null;
  refundedOre: number;
  /** What credit notes say, VAT included, less the receipts that took the place of some; a refund that failed lowers it not. */
  creditedOre: number;
  refundedTokens: number;
  refundedSpentTokens: number;
  /** Of those that were taken back: they had repaid a debt, which is there again; absent before there were any. */
  owedAgainTokens?: number;
  /** Causes of the ledger entries of its refunds, each a change of what is refunded; absent before there was one. */
  refundSteps?: Types.ObjectId[];
  refunds: CardRefund[];
  disputes: CardDispute[];
  createdAt: Date;
  /** When the provider was last asked how the payment stands. */
  checkedAt: Date;
}

const reference = { type: Schema.Types.ObjectId, required: true };
const whole = { type: Number, required: true, min: 0 };
const count = { ...whole, default: 0 };

const text = { type: String, required: true };
const moment = { type: Date, required: true };
const refundSchema = new Schema<CardRefund>(
  { refundId: text, amountOre: whole, state: text, at: moment, otherwiseAt: Date },
  { _id: false },
);
const disputeSchema = new Schema<CardDispute>({
  disputeId: text,
  amountOre: whole,
  reason: { type: String, default: '' },
  state: text,
  inquiry: Boolean,
  openedAt: moment,
  dueBy: { type: Date, default: null },
  closedAt: { type: Date, default: null },
  frozenTokens: count,
  lentTokens: { type: Number, min: 0 },
  takenTokens: count,
  owedTokens: count,
});

const purchaseSchema = new Schema<PurchaseDocument>(
  {
    companyId: reference,
    userId: reference,
    attempts: { type: [String], default: [] },
    liveOf: { type: Schema.Types.ObjectId, default: null },
    tokens: whole,
    netOre: whole,
    vatOre: whole,
    totalOre: whole,
    vatPercent: whole,
    vatReason: { type: String, required: true },
    state: { type: String, required: true },
    paymentIntentId: { type: String, default: null },
    intentTry: count,
    begunAt: { type: Date, default: null },
    wantedAt: Date,
    receivedOre: { type: Number, default: null },
    fault: { type: Schema.Types.Mixed, default: null },
    faultOf: { type: String, default: null },
    receiptNumber: { type: Number, default: null },
    buyer: { type: Schema.Types.Mixed, default: null },
    decided: { type: Schema.Types.Mixed, default: null },
    paidAt: { type: Date, default: null },
    refundedOre: count,
    creditedOre: count,
    refundedTokens: count,
    refundedSpentTokens: count,
    owedAgainTokens: { type: Number, min: 0 },
    refundSteps: { type: [Schema.Types.ObjectId], default: undefined },
    refunds: { type: [refundSchema], default: [] },
    disputes: { type: [disputeSchema], default: [] },
    createdAt: { type: Date, required: true },
    checkedAt: { type: Date, required: true },
  },
  { collection: 'purchases', versionKey: false },
);
purchaseSchema.index({ companyId: 1, attempts: 1 });
// One intention is one purchase, in however many tabs and browsers it is begun.
purchaseSchema.index(
  { companyId: 1, liveOf: 1 },
  { unique: true, partialFilterExpression: { liveOf: { $type: 'objectId' } } },
);
purchaseSchema.index({ companyId: 1, createdAt: -1 });
purchaseSchema.index({ userId: 1 });
purchaseSchema.index({ checkedAt: 1 }, { partialFilterExpression: { liveOf: { $type: 'objectId' } } });
purchaseSchema.index({ 'disputes.state': 1 }, { sparse: true });
purchaseSchema.index({ state: 1, checkedAt: 1 });
purchaseSchema.index({ state: 1, paidAt: 1 });
purchaseSchema.index(
  { paymentIntentId: 1 },
  { unique: true, partialFilterExpression: { paymentIntentId: { $type: 'string' } } },
);
purchaseSchema.index(
  { receiptNumber: 1 },
  { unique: true, partialFilterExpression: { receiptNumber: { $type: 'number' } } },
);

export const purchaseModel = (connection: Connection): Model<PurchaseDocument> =>
  connection.model<PurchaseDocument>('Purchase', purchaseSchema);
