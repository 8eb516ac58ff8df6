import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** Somebody asks to join a company; gone once its owner has answered. */
export interface JoinRequestDocument {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  userId: Types.ObjectId;
  askedAt: Date;
  expiresAt: Date;
}

const id = { type: Schema.Types.ObjectId, required: true };
const date = { type: Date, required: true };

const joinRequestSchema = new Schema<JoinRequestDocument>(
  { companyId: id, userId: id, askedAt: date, expiresAt: date },
  { collection: 'joinRequests', versionKey: false },
);
joinRequestSchema.index({ companyId: 1, userId: 1 }, { unique: true });
joinRequestSchema.index({ userId: 1 });
joinRequestSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const joinRequestModel = (connection: Connection): Model<JoinRequestDocument> =>
  connection.model<JoinRequestDocument>('JoinRequest', joinRequestSchema);
