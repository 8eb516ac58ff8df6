import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { DocumentKind } from '@vela/contracts/constants';
import type { DocumentContent } from '@vela/contracts/schemas';

/** A receipt, invoice or credit note as it was issued: what it says, and the very bytes that were sent. Never changed. */
export interface DocumentRecord {
  _id: Types.ObjectId;
  kind: DocumentKind;
  /** In the series of its kind, without gaps. */
  number: number;
  companyId: Types.ObjectId;
  /** The purchase or the invoice that it belongs to. */
  subjectId: Types.ObjectId;
  /** What it was issued for, once: the purchase, the invoice, or the step that gives something back. */
  causeId: Types.ObjectId;
  content: DocumentContent;
  issuedAt: Date;
  pdf: Buffer;
  /** Of the PDF, hexadecimal. */
  sha256: string;
}

const id = { type: Schema.Types.ObjectId, required: true };
const text = { type: String, required: true };

const documentSchema = new Schema<DocumentRecord>(
  {
    kind: text,
    number: { type: Number, required: true },
    companyId: id,
    subjectId: id,
    causeId: id,
    content: { type: Schema.Types.Mixed, required: true },
    issuedAt: { type: Date, required: true },
    pdf: { type: Buffer, required: true },
    sha256: text,
  },
  { collection: 'documents', versionKey: false },
);
documentSchema.index({ kind: 1, number: 1 }, { unique: true });
documentSchema.index({ kind: 1, causeId: 1 }, { unique: true });
documentSchema.index({ companyId: 1, issuedAt: -1 });
documentSchema.index({ subjectId: 1 });
documentSchema.index({ issuedAt: 1 });

export const documentModel = (connection: Connection): Model<DocumentRecord> =>
  connection.model<DocumentRecord>('Document', documentSchema);
