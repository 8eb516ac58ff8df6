import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { VatReason } from '@vela/contracts/constants';
import type { PurchaseState } from '@vela/contracts/schemas';

/** The company as it stood when it paid: a receipt never changes afterwards. */
export interface Buyer {
  name: string;
  organizationNumber: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
  VAT: string;
}

export interface PaymentFailure {
  message: string;
  code: string;
  type: string;
}

/** One step of a refund. `_id` is the cause of its ledger entry. */
export interface RefundStep {
  _id: Types.ObjectId;
  /** VAT included. */
  amountOre: number;
  /** Unspent tokens taken back. */
  tokens: number;
  at: Date;
}

/** A company's purchase of a token pack, from the attempt to the receipt. Amounts are fixed when it is prepared. */
export interface PurchaseDocument {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  userId: Types.ObjectId;
  /** The browser's name for the attempt: asking again with it gives this purchase. */
  attempt: string;
  tokens: number;
  netOre: number;
  vatOre: number;
  totalOre: number;
  vatPercent: number;
  vatReason: VatReason;
  state: PurchaseState;
  paymentIntentId: string | null;
  fault: PaymentFailure | null;
  receiptNumber: number | null;
  buyer: Buyer | null;
  paidAt: Date | null;
  refundedOre: number;
  refundedTokens: number;
  refundedSpentTokens: number;
  refunds: RefundStep[];
  createdAt: Date;
  /** When the provider was last asked how the payment stands. */
  checkedAt: Date;
}

const reference = { type: Schema.Types.ObjectId, required: true };
const whole = { type: Number, required: true, min: 0 };
const count = { ...whole, default: 0 };

const refundSchema = new Schema<RefundStep>({ amountOre: whole, tokens: whole, at: { type: Date, required: true } });

const purchaseSchema = new Schema<PurchaseDocument>(
  {
    companyId: reference,
    userId: reference,
    attempt: { type: String, required: true },
    tokens: whole,
    netOre: whole,
    vatOre: whole,
    totalOre: whole,
    vatPercent: whole,
    vatReason: { type: String, required: true },
    state: { type: String, required: true },
    paymentIntentId: { type: String, default: null },
    fault: { type: Schema.Types.Mixed, default: null },
    receiptNumber: { type: Number, default: null },
    buyer: { type: Schema.Types.Mixed, default: null },
    paidAt: { type: Date, default: null },
    refundedOre: count,
    refundedTokens: count,
    refundedSpentTokens: count,
    refunds: { type: [refundSchema], default: [] },
    createdAt: { type: Date, required: true },
    checkedAt: { type: Date, required: true },
  },
  { collection: 'purchases', versionKey: false },
);
purchaseSchema.index({ companyId: 1, attempt: 1 }, { unique: true });
purchaseSchema.index({ companyId: 1, createdAt: -1 });
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
