import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** A passkey of an administrator: what is needed to recognise it, none of its secret. */
export interface PasskeyDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** How the authenticator knows it, base64url. */
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  /** How often the authenticator says that it was used; 0 where it does not count. */
  counter: number;
  transports: string[];
  /** Kind of authenticator, as it says itself. */
  aaguid: string;
  /** What its owner calls it. */
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const passkeySchema = new Schema<PasskeyDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    credentialId: { type: String, required: true },
    publicKey: { type: String, required: true },
    counter: { type: Number, required: true },
    transports: { type: [String], required: true },
    aaguid: { type: String, required: true },
    name: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'passkeys', versionKey: false },
);
passkeySchema.index({ credentialId: 1 }, { unique: true });
passkeySchema.index({ userId: 1 });

export const passkeyModel = (connection: Connection): Model<PasskeyDocument> =>
  connection.model<PasskeyDocument>('Passkey', passkeySchema);
