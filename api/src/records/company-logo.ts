import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** A company's logo as it was drawn anew from what somebody uploaded. */
export interface CompanyLogoDocument {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  contentType: string;
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
  createdAt: Date;
}

const pixels = { type: Number, required: true };

const companyLogoSchema = new Schema<CompanyLogoDocument>(
  {
    companyId: { type: Schema.Types.ObjectId, required: true },
    contentType: { type: String, required: true },
    bytes: { type: Buffer, required: true },
    width: pixels,
    height: pixels,
    createdAt: { type: Date, required: true },
  },
  { collection: 'companyLogos', versionKey: false },
);
companyLogoSchema.index({ companyId: 1 });

export const companyLogoModel = (connection: Connection): Model<CompanyLogoDocument> =>
  connection.model<CompanyLogoDocument>('CompanyLogo', companyLogoSchema);
