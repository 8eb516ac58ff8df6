import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { PaymentCaseKind, PaymentCaseOutcome } from '@vela/contracts/schemas';

export interface CaseNote {
  at: Date;
  /** The admin who wrote it. */
  userId: Types.ObjectId;
  text: string;
}

/** What is known of a refund that the provider was asked for: nothing yet, nothing since its answer was lost, or its answer. */
export type RefundAnswer = 'awaited' | 'lost' | 'came';

/** The refund that the provider was last asked for from a row of the desk. */
export interface CaseRefund {
  /** Part of the key by which the provider knows the request; another one after each answer. */
  attempt: number;
  askedAt: Date;
  answer: RefundAnswer;
  /** The refunds that there were before it was asked for, by their ids: another one is it. Null once it was made. */
  before: string[] | null;
}

/** Money that somebody of the platform has to look after: a row on the payments desk. */
export interface PaymentCaseDocument {
  _id: Types.ObjectId;
  /** What it is about, such as `dispute:du_1`: told again it is the same case. */
  key: string;
  kind: PaymentCaseKind;
  purchaseId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** VAT included. */
  amountOre: number;
  /** The provider's id of the dispute or refund; null where it is about the payment itself. */
  subjectId: string | null;
  /** Until when something can be done; null where it does not end by itself. */
  dueBy: Date | null;
  openedAt: Date;
  closedAt: Date | null;
  outcome: PaymentCaseOutcome | null;
  /** Absent before one was asked for. */
  refund?: CaseRefund;
  notes: CaseNote[];
}

const reference = { type: Schema.Types.ObjectId, required: true };
const moment = { type: Date, default: null };

const paymentCaseSchema = new Schema<PaymentCaseDocument>(
  {
    key: { type: String, required: true },
    kind: { type: String, required: true },
    purchaseId: reference,
    companyId: reference,
    amountOre: { type: Number, required: true, min: 0 },
    subjectId: { type: String, default: null },
    dueBy: moment,
    openedAt: { type: Date, required: true },
    closedAt: moment,
    outcome: { type: String, default: null },
    refund: {
      type: new Schema<CaseRefund>(
        {
          attempt: { type: Number, required: true },
          askedAt: { type: Date, required: true },
          answer: { type: String, required: true },
          before: { type: [String], default: null },
        },
        { _id: false },
      ),
    },
    notes: {
      type: [
        new Schema<CaseNote>(
          { at: { type: Date, required: true }, userId: reference, text: { type: String, required: true } },
          { _id: false },
        ),
      ],
      default: [],
    },
  },
  { collection: 'paymentCases', versionKey: false },
);
paymentCaseSchema.index({ key: 1 }, { unique: true });
paymentCaseSchema.index({ closedAt: 1, openedAt: -1 });
paymentCaseSchema.index({ purchaseId: 1, openedAt: -1 });

export const paymentCaseModel = (connection: Connection): Model<PaymentCaseDocument> =>
  connection.model<PaymentCaseDocument>('PaymentCase', paymentCaseSchema);
