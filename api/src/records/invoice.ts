import { type Connection, type Model, Schema, type Types } from 'mongoose';
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

/** What is given back of an invoice. */
export interface CreditNote {
  number: number;
  percent: number;
  price: TaxedPrice;
  at: Date;
}

/** The invoice of one hire's fee. What it says never changes; a credit note and a payment are added. */
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
  paidAt: Date | null;
  /** Moments of the reminders that were sent. */
  reminders: Date[];
  credit: CreditNote | null;
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
    paidAt: { type: Date, default: null },
    reminders: { type: [Date], required: true },
    credit: {
      type: new Schema<CreditNote>(
        { number, percent: number, price: { type: priceSchema, required: true }, at: { type: Date, required: true } },
        { _id: false },
      ),
      default: null,
    },
  },
  { collection: 'invoices', versionKey: false },
);
invoiceSchema.index({ number: 1 }, { unique: true });
invoiceSchema.index({ hireId: 1 }, { unique: true });
invoiceSchema.index({ companyId: 1, number: -1 });
invoiceSchema.index({ paidAt: 1, dueOn: 1 });

export const invoiceModel = (connection: Connection): Model<InvoiceDocument> =>
  connection.model<InvoiceDocument>('Invoice', invoiceSchema);
