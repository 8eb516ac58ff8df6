import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** A code on its way to an address of a company's domain. Only a hash of it is kept, and of the address the domain. */
export interface DomainProofDocument {
  /** The member who asked: a newer code takes the place of the older one. */
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  domain: string;
  codeHash: string;
  /** How often it may still be typed. */
  triesLeft: number;
  expiresAt: Date;
}

const domainProofSchema = new Schema<DomainProofDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    companyId: { type: Schema.Types.ObjectId, required: true },
    domain: { type: String, required: true },
    codeHash: { type: String, required: true },
    triesLeft: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'domainProofs', versionKey: false },
);
domainProofSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const domainProofModel = (connection: Connection): Model<DomainProofDocument> =>
  connection.model<DomainProofDocument>('DomainProof', domainProofSchema);
