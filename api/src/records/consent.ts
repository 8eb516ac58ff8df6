import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** One decision about cookies or the terms. Decisions are only ever added: together they are the history. */
export interface ConsentDocument {
  _id: Types.ObjectId;
  /** Random id: of cookies the one that the browser keeps with its decision, of a sign-up one that was made here. */
  consentId: string;
  userId: Types.ObjectId | null;
  kind: 'cookies' | 'signup' | 'fairness';
  revision: number;
  categories: string[];
  at: Date;
}

const consentSchema = new Schema<ConsentDocument>(
  {
    consentId: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, default: null },
    kind: { type: String, required: true },
    revision: { type: Number, required: true },
    categories: { type: [String], required: true },
    at: { type: Date, required: true },
  },
  { collection: 'consents', versionKey: false },
);
consentSchema.index({ consentId: 1, at: 1 });
consentSchema.index({ userId: 1, at: 1 });

export const consentModel = (connection: Connection): Model<ConsentDocument> =>
  connection.model<ConsentDocument>('Consent', consentSchema);
