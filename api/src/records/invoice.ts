import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { CreditReason } from '@vela/contracts/constants';
import type { Day } from '@vela/market/days';
import type { TaxedPrice } from '@vela/market/vat';

/** The buyer as it was when the invoice was made out. */
export interface Buyer {
  name: string;
  organizationNumber: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
  VAT: string;
  invoiceEmail: string;
}

/** What is given back of an invoice. `_id` is what its credit note was issued for. */
export interface CreditNote {
  _id: Types.ObjectId;
  number: number;
  reason: CreditReason;
  /** Share of the fee, where it follows from one. */
  percent: number | null;
  price: TaxedPrice;
  at: Date;
}

/** What moved at the bank for an invoice. Entries are only ever added: one that was noted in error is taken back by another. */
export interface InvoicePayment {
  /** Above 0 for what arrived, below for what went back; the other way round where it takes back an entry. */
  amountOre: number;
  on: Day;
  /** When it was noted. */
  at: Date;
  /** The browser's name for it: sent twice, it is noted once. */
  key?: Types.ObjectId;
  /** Whether it is about what went back to the buyer; absent for what arrived. */
  toBuyer?: boolean;
  /** Place of the entry that it takes back; absent for others. */
  takesBack?: number;
  /** Whether it was noted while the bookkeeping went by the bank's day, and may be in that day's file already; absent since. */
  byBankDay?: boolean;
}

/** The invoice of one hire's fee. What it says never changes; credits and payments are added. */
export interface InvoiceDocument {
  _id: Types.ObjectId;
  number: number;
  companyId: Types.ObjectId;
  hireId: Types.ObjectId;
  buyer: Buyer;
  roleName: string;
  price: TaxedPrice;
  issuedAt: Date;
  dueOn: Day;
  credits: CreditNote[];
  payments: InvoicePayment[];
  /** What is still to be paid: the total less credits and payments. Written with each of them, as the next two are. */
  dueOre: number;
  /** What arrived. */
  paidOre: number;
  /** What arrived beyond what is owed, and did not go back yet. */
  overpaidOre: number;
  /** Moments of the reminders that were sent. */
  reminders: Date[];
}

const text = { type: String, default: '' };
const number = { type: Number, required: true };

const priceSchema = new Schema<TaxedPrice>(
  { percent: number, reason: { type: String, required: true }, netOre: number, vatOre: number, totalOre: number },
  { _id: false },
);

const invoiceSchema = new Schema<InvoiceDocument>(
  {
    number,
    companyId: { type: Schema.Types.ObjectId, required: true },
    hireId: { type: Schema.Types.ObjectId, required: true },
    buyer: {
      type: new Schema<Buyer>(
        {
          name: text,
          organizationNumber: text,
          address: text,
          postalCode: text,
          city: text,
          country: text,
          VAT: text,
          invoiceEmail: text,
        },
        { _id: false },
      ),
      required: true,
    },
    roleName: { type: String, required: true },
    price: { type: priceSchema, required: true },
    issuedAt: { type: Date, required: true },
    dueOn: { type: String, required: true },
    credits: {
      type: [
        new Schema<CreditNote>({
          number,
          reason: { type: String, required: true },
          percent: { type: Number, default: null },
          price: { type: priceSchema, required: true },
          at: { type: Date, required: true },
        }),
      ],
      required: true,
    },
    payments: {
      type: [
        new Schema<InvoicePayment>(
          {
            amountOre: number,
            on: { type: String, required: true },
            at: { type: Date, required: true },
            key: Schema.Types.ObjectId,
            toBuyer: Boolean,
            takesBack: Number,
            byBankDay: Boolean,
          },
          { _id: false },
        ),
      ],
      required: true,
    },
    dueOre: number,
    paidOre: { type: Number, default: 0 },
    overpaidOre: { type: Number, default: 0 },
    reminders: { type: [Date], required: true },
  },
  { collection: 'invoices', versionKey: false },
);
invoiceSchema.index({ number: 1 }, { unique: true });
invoiceSchema.index({ hireId: 1 }, { unique: true });
invoiceSchema.index({ companyId: 1, number: -1 });
invoiceSchema.index({ dueOn: 1, dueOre: 1 });
invoiceSchema.index({ dueOre: 1, _id: 1 });
invoiceSchema.index({ dueOn: 1, _id: 1 });
invoiceSchema.index({ 'price.totalOre': 1, _id: 1 });
invoiceSchema.index({ overpaidOre: 1 });
invoiceSchema.index({ 'payments.at': 1 });
invoiceSchema.index({ 'payments.on': 1 });

export const invoiceModel = (connection: Connection): Model<InvoiceDocument> =>
  connection.model<InvoiceDocument>('Invoice', invoiceSchema);
